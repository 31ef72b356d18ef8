/** Calls of a previewed page in the browser, for the same time as the server's. */
import { isPreviewablePath, operations, previewHeaders } from '@outfitter/contract/client';
import type { PagePreview } from '../platform/loaders/page-context.ts';
import { fetchOverride } from '../platform/session/index.ts';
import { readToken, storeToken } from './stored-token.ts';

export type PreviewTarget = Pick<PagePreview, 'time' | 'includesUnpublished' | 'domain'>;

/** Adds preview headers to calls that can be previewed. */
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

/** Previews all calls of this page. Called before hydration; the preview is in the root element's data attribute. */
export function enablePreviewRequests(serializedPreview: string): void {
  const preview = JSON.parse(serializedPreview) as PagePreview;
  storeToken({ token: preview.token, expiresAt: Date.parse(preview.expiresAt) });
  fetchOverride.send = (request) => {
    const token = readToken(Date.now());
    return fetch(token ? addPreviewHeaders(request, preview, token) : request);
  };
}
