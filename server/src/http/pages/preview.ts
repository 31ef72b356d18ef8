import { isSameOrigin } from '@outfitter/commerce';
import {
  CallError,
  type Client,
  clearPreviewCookie,
  type PreviewState,
  previewableCalls,
  previewHeaders,
} from '@outfitter/contract/client';
import type { PagePreview } from '@outfitter/storefront/page-context';

export function previewRequestHeaders({ token, time, includesUnpublished, domain }: PreviewState): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    ...(time === undefined ? {} : { [previewHeaders.time]: String(time) }),
    [previewHeaders.unpublished]: String(includesUnpublished),
    ...(domain === '' ? {} : { [previewHeaders.domain]: domain }),
  };
}

/** Returns a client that sends previewable calls through `previewClient` and all others through `liveClient`. */
export function withPreviewClient(liveClient: Client, previewClient: Client): Client {
  const names = ['getPreviewSession', ...previewableCalls] as const;
  return { ...liveClient, ...Object.fromEntries(names.map((name) => [name, previewClient[name]])) };
}

/** Returns the preview with its editor; `ended` if the token is no longer valid. */
export async function loadPreview(state: PreviewState, previewClient: Client): Promise<PagePreview | 'ended'> {
  try {
    const { name, expiresAt } = await previewClient.getPreviewSession();
    return { ...state, name, expiresAt };
  } catch (error) {
    if (error instanceof CallError && error.status > 0 && error.status < 500) return 'ended';
    throw error;
  }
}

/** Redirects to the start of the same preview. A client-side navigation gets the instruction to load the whole document. */
export function previewEndedResponse(state: PreviewState, basename: string, siteOrigin: string, isData: boolean): Response {
  const restartParameters = new URLSearchParams({ vseDomain: state.domain });
  if (state.time !== undefined) restartParameters.set('previewTimestamp', String(state.time));
  if (state.includesUnpublished) restartParameters.set('unpublishedFilterAPI', 'true');
  const path = `/preview/begin?${restartParameters}`;
  const headers = { 'cache-control': 'private, no-store', 'set-cookie': clearPreviewCookie(siteOrigin) };
  if (!isData) return new Response(null, { status: 302, headers: { ...headers, location: `${basename}${path}` } });
  // The router prepends the locale itself.
  const redirectHeaders = { 'x-remix-redirect': path, 'x-remix-status': '302', 'x-remix-reload-document': 'true' };
  return new Response(null, { status: 204, headers: { ...headers, ...redirectHeaders } });
}

const maxFormBytes = 16_384;
/** Content type of forms, the only encoding that the shop's forms use. Every body of this type can be parsed. */
const formType = 'application/x-www-form-urlencoded';

export function rejectForm({ headers }: Request, siteOrigin: string): Response | undefined {
  const reject = (status: number, message: string) =>
    new Response(message, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } });
  if (!isSameOrigin(headers, siteOrigin)) return reject(403, "Only the shop's own pages may send this form.");
  const mediaType = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType !== formType) return reject(415, `The form is not ${formType}.`);
  const length = Number(headers.get('content-length') ?? Number.NaN);
  if (!Number.isInteger(length)) return reject(411, 'The form has no Content-Length.');
  return length > maxFormBytes ? reject(413, 'The form is too long.') : undefined;
}

/** Returns the request with the site's public origin, which is compared with the origin of a form. */
export async function atSiteOrigin(request: Request, { pathname, search }: URL, siteOrigin: string): Promise<Request> {
  const { method, headers } = request;
  // The content length was checked before.
  const body = method === 'POST' ? await request.arrayBuffer() : undefined;
  return new Request(new URL(`${pathname}${search}`, siteOrigin), { method, headers, ...(body ? { body } : {}) });
}
