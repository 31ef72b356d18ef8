/** Adds the preview headers to the calls of a previewed page in the browser, so that they see the same time as the server's calls. */
import { isPreviewablePath, operations, previewHeaders } from '@outfitter/contract/client';
import type { PagePreview } from '../platform/loaders/page-context.ts';
import { fetchOverride } from '../platform/session/index.ts';
import { readToken, storeToken } from './stored-token.ts';

export type PreviewTarget = Pick<PagePreview, 'time' | 'includesUnpublished' | 'domain'>;

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

/** Must run before hydration. The preview is in a data attribute of the root element. */
export function enablePreviewRequests(serializedPreview: string): void {
  const preview = JSON.parse(serializedPreview) as PagePreview;
  storeToken({ token: preview.token, expiresAt: Date.parse(preview.expiresAt) });
  fetchOverride.send = (request) => {
    const token = readToken(Date.now());
    return fetch(token ? addPreviewHeaders(request, preview, token) : request);
  };
}
