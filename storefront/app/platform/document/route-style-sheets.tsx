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
    const url = rel === 'stylesheet' && href !== undefined ? withoutFragment(href) : undefined;
    if (url === undefined) others.push(element);
    // Null takes the place of a sheet that lazy code has linked before.
    else if (!linked.has(url)) linked.set(url, isFirst || !isInDocument(url) ? cloneElement(element, { key: url, href: url }) : null);
  }
  return (
    <>
      {[...linked.values()]}
      {others}
    </>
  );
}

function isInDocument(href: string): boolean {
  const { href: url } = new URL(href, document.baseURI);
  // A sheet that is still loading is not among those of `document.styleSheets`.
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some((link) => link.href === url);
}

function linkElements(node: ReactNode): ReactElement<LinkProps>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<LinkProps & { children?: ReactNode }>(child)) return [];
    return child.type === Fragment ? linkElements(child.props.children) : [child];
  });
}
