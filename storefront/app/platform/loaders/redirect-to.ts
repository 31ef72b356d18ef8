import { localizePath } from '@outfitter/contract/client';
import { redirect } from 'react-router';
import type { PageContext } from './page-context.ts';

/** A path of this shop: one slash, then no other. */
const sameSitePath = /^\/(?![/\\])/;

/**
 * Sends on to another address of the shop in the language of this page (ROUTE-043). The router puts a locale of the path in front by
 * itself, in documents and in the data of navigations; of a parameter it knows nothing. Addresses of other sites stay what they are.
 */
export function redirectTo(to: string, page: Pick<PageContext, 'locale' | 'locales' | 'localeFrom'>, status: 301 | 302 = 302): Response {
  return redirect(page.localeFrom === 'query' && sameSitePath.test(to) ? localizePath(page.locale, to, page) : to, status);
}
