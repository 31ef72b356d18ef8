/** The calls of a previewed page in the browser: they ask as of the same moment as the server did. */
import { isPreviewablePath, operations, previewHeaders } from '@outfitter/contract/client';
import type { PagePreview } from '../platform/loaders/page-context.ts';
import { fetchOverride } from '../platform/session/index.ts';
import { readToken, storeToken } from './stored-token.ts';

/** What a preview's calls say beside their token. */
export type PreviewTarget = Pick<PagePreview, 'time' | 'includesUnpublished' | 'domain'>;

/** A request with the headers of a preview; what is no preview of anything gets none. Pure. */
export function addPreviewHeaders(request: Request, { time, includesUnpublished, domain }: PreviewTarget, token: string): Request {
  const { pathname } = new URL(request.url);
  const isPreviewed = isPreviewablePath(request.method, pathname);
  if (!isPreviewed && pathname !== operations.sanitizeContent.path) return request;
  const previewed = new Request(request);
  previewed.headers.set('authorization', `Bearer ${token}`);
  if (!isPreviewed) return previewed;
  if (time !== undefined) previewed.headers.set(previewHeaders.time, String(time));
  if (includesUnpublished) previewed.headers.set(previewHeaders.unpublished, 'true');
  if (domain !== '') previewed.headers.set(previewHeaders.domain, domain);
  return previewed;
}

/** From now on this page's calls are the preview's that its root element names; called before the page comes to life. */
export function enablePreviewRequests(serializedPreview: string): void {
  const preview = JSON.parse(serializedPreview) as PagePreview;
  storeToken({ token: preview.token, expiresAt: Date.parse(preview.expiresAt) });
  fetchOverride.send = (request) => {
    const token = readToken(Date.now());
    return fetch(token ? addPreviewHeaders(request, preview, token) : request);
  };
}
