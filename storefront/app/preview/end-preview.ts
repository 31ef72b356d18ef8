import { clearPreviewCookie } from '@outfitter/contract/client';
import type { PageContext } from '../platform/loaders/page-context.ts';
import { redirectTo } from '../platform/loaders/redirect-to.ts';

export function endPreview(shop: PageContext): Response {
  const response = redirectTo('/', shop);
  response.headers.append('set-cookie', clearPreviewCookie(shop.siteOrigin));
  return response;
}
