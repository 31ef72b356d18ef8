import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode, useState } from 'react';
import { type EntryContext, Links } from 'react-router';

interface LinkProps {
  rel?: string;
  href?: string;
}

/** Removes the `#` that the router appends to the URL of a style sheet that lazy code also uses. */
const withoutFragment = (href: string) => href.replace(/#$/, '');

/** Returns the URLs of the style sheets of the matched routes. */
export function routeStyleSheets({ manifest, staticHandlerContext }: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>): Set<string> {
  return new Set(staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []).map(withoutFragment));
}

/**
 * Renders the router's links, each style sheet once and for the rest of the visit. While a document links the same sheet twice, Chromium
 * computes all styles and the whole layout anew for each sheet that is added (docs/decisions/0085-style-sheets-once.md). The router removes
 * the sheets of a route that is left, and appends `#` to those that lazy code also uses, so that both link them.
 */
export function RouteLinks() {
  const [linked] = useState(() => new Map<string, ReactElement<LinkProps> | null>());
  const isFirst = linked.size === 0;
  const others: ReactNode[] = [];
  // The component is called, because the router offers its elements in no other way.
  for (const element of linkElements(Links({}))) {
    const { rel, href } = element.props;
    if (rel !== 'stylesheet' || href === undefined) others.push(element);
    else keepLinked(linked, cloneElement(element, { key: withoutFragment(href), href: withoutFragment(href) }), isFirst);
  }
  return (
    <>
      {[...linked.values()]}
      {others}
    </>
  );
}

/** Keeps the link of a sheet, or null in its place if lazy code has linked it before. */
function keepLinked(linked: Map<string, ReactElement<LinkProps> | null>, link: ReactElement<LinkProps>, isFirst: boolean): void {
  const href = link.props.href!;
  if (!linked.has(href)) linked.set(href, !isFirst && isInDocument(href) ? null : link);
}

function isInDocument(href: string): boolean {
  const { href: url } = new URL(href, document.baseURI);
  return [...document.styleSheets].some((sheet) => sheet.href === url);
}

function linkElements(node: ReactNode): ReactElement<LinkProps>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<LinkProps & { children?: ReactNode }>(child)) return [];
    return child.type === Fragment ? linkElements(child.props.children) : [child];
  });
}
