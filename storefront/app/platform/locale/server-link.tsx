/**
 * Links in server HTML. React Router's `Link` prepares navigation in ten hooks, which serialize the matched routes three times for each
 * link; the server needs only its URL. See docs/decisions/0046-uncached-pages.md.
 */
import { type ComponentProps, use } from 'react';
import { Link as RouterLink, type To, useLocation } from 'react-router';
import { ServerPageContext } from '../document/server-page.ts';
import { useLocalize } from './locale-parameter.ts';

/** Matches targets that the router normalizes: dot segments, repeated slashes, backslashes and empty queries. */
const needsResolving = /\/\/|\\|\/\.|\?#|[?#]$/;

/** Returns the `href` of a link to a path or to a query of the page at `pathname`; undefined if only the router can resolve it. */
export function directHref(to: To, { pathname, basename }: { pathname: string; basename: string }): string | undefined {
  if (typeof to !== 'string') {
    const { search = '', hash = '' } = to;
    return to.pathname === undefined && /^(\?|$)/.test(search) && /^(#|$)/.test(hash)
      ? directHref(`${pathname}${search}${hash}`, { pathname, basename })
      : undefined;
  }
  if (!to.startsWith('/') || needsResolving.test(to)) return undefined;
  return /^\/([?#]|$)/.test(to) && basename !== '' ? `${basename}${to.slice(1)}` : `${basename}${to}`;
}

/** Renders the same element as React Router's `Link` with `discover="none"`, for the target with the locale. */
export function ServerLink(props: ComponentProps<typeof RouterLink>) {
  const page = use(ServerPageContext);
  const { pathname } = useLocation();
  const target = useLocalize()(props.to);
  const href = page && directHref(target, { pathname, basename: page.basename });
  if (href === undefined || props.prefetch || props.mask || props.relative) return <RouterLink {...props} to={target} discover="none" />;
  const { to, discover, reloadDocument, replace, state, preventScrollReset, viewTransition, defaultShouldRevalidate, ...anchor } = props;
  return <a {...anchor} href={href} />;
}
