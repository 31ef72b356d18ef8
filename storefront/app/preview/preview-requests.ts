/** Adds the preview headers to the calls of a previewed page in the browser, so that they see the same time as the server's calls. */
import { createClient, isPreviewablePath, operations, previewHeaders } from '@outfitter/contract/client';
import type { ShownPreview } from '../platform/loaders/page-context.ts';
import { fetchOverride } from '../platform/session/index.ts';
import { hasToken, readToken, storeToken } from './stored-token.ts';

export type PreviewTarget = Pick<ShownPreview, 'time' | 'includesUnpublished' | 'domain'>;

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

/** Exchanges the preview cookie for its token, unless the token is stored already. Without it, the page's calls show the present. */
async function loadToken({ expiresAt }: ShownPreview): Promise<void> {
  if (hasToken(Date.parse(expiresAt))) return;
  const client = createClient({ origin: window.location.origin, siteId: '', organizationId: '' });
  const loaded = await client.getPreviewToken().catch(() => undefined);
  storeToken(loaded && { token: loaded.token, expiresAt: Date.parse(loaded.expiresAt) });
}

/**
 * Adds the preview headers to the calls of the page. It must end before hydration. The preview is in a data attribute of the root element.
 */
export async function enablePreviewRequests(serializedPreview: string): Promise<void> {
  const preview = JSON.parse(serializedPreview) as ShownPreview;
  await loadToken(preview);
  fetchOverride.send = (request) => {
    const token = readToken(Date.now());
    return fetch(token ? addPreviewHeaders(request, preview, token) : request);
  };
}
