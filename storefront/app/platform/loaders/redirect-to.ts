import { localizePath } from '@outfitter/contract/client';
import { redirect } from 'react-router';
import type { PageContext } from './page-context.ts';

/** Matches a path of this site. Excludes `//host` and `/\host`, which browsers read as another origin. */
const sameSitePath = /^\/(?![/\\])/;

/**
 * Adds the parameters of the request to a path of this site, so that a redirect keeps those of links, such as `coupon`. Parameters that the
 * path has, and those in `without`, are not added. URLs of other sites are unchanged.
 */
export function withQueryOf(to: string, { searchParams }: Pick<URL, 'searchParams'>, without: readonly string[] = []): string {
  if (!sameSitePath.test(to)) return to;
  const [, path = '', ownQuery = '', hash = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/s.exec(to) ?? [];
  const own = new URLSearchParams(ownQuery);
  const added = [...searchParams].filter(([name]) => !own.has(name) && !without.includes(name));
  const query = [ownQuery, new URLSearchParams(added).toString()].filter(Boolean).join('&');
  return `${path}${query ? `?${query}` : ''}${hash}`;
}

/**
 * Redirects to a page of the shop in the language of this page (ROUTE-043). The router adds a locale prefix to paths by itself; a locale
 * parameter is added here. URLs of other sites are unchanged.
 */
export function redirectTo(
  to: string,
  page: Pick<PageContext, 'locale' | 'locales' | 'localeFrom'>,
  status: 301 | 302 | 303 = 302,
): Response {
  return redirect(page.localeFrom === 'query' && sameSitePath.test(to) ? localizePath(page.locale, to, page) : to, status);
}
