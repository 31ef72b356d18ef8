import { clearPreviewCookie } from '@outfitter/contract/client';
import type { PageContext } from '../platform/loaders/page-context.ts';
import { redirectTo } from '../platform/loaders/redirect-to.ts';

/** The shop as it is, for an editor whose preview is over. */
export function endPreview(shop: PageContext): Response {
  const response = redirectTo('/', shop);
  response.headers.append('set-cookie', clearPreviewCookie(shop.siteOrigin));
  return response;
}
