/** Starts a preview (PREVIEW-002, ROUTE-016): reads the URL and sets a cookie that turns every page into a preview. */
import {
  CallError,
  type PreviewState,
  parsePreviewTime,
  resolveContentDomain,
  setDeviceCookie,
  setPreviewCookie,
} from '@outfitter/contract/client';
import { handleFormPost } from '../forms/index.ts';
import type { PageContext } from '../platform/loaders/page-context.ts';
import { redirectTo } from '../platform/loaders/redirect-to.ts';
import { type EditorCredentials, editorSchema } from './editor-schema.ts';
import { editorFormName, noCredentials } from './editor-sign-in.ts';
import { isPreviewPath } from './preview-path.ts';

export type PreviewRequest = Omit<PreviewState, 'token'> & {
  path: string;
};
export type InvalidPreviewParameter = 'domain' | 'path' | 'time';

/** Reads the parameters of a content tool, `vseDomain`, `previewTimestamp` and `unpublishedFilterAPI`; the preview bar adds `path`. */
export function readPreviewRequest(
  query: URLSearchParams,
  shop: Pick<PageContext, 'siteOrigin' | 'contentDomains'>,
): PreviewRequest | { error: InvalidPreviewParameter } {
  const domain = resolveContentDomain(query.get('vseDomain') ?? '', { siteOrigin: shop.siteOrigin, listed: shop.contentDomains });
  if (domain === undefined) return { error: 'domain' };
  const timestamp = query.get('previewTimestamp') ?? '';
  const time = timestamp === '' ? undefined : parsePreviewTime(timestamp);
  if (timestamp !== '' && !time) return { error: 'time' };
  const path = query.get('path') || '/';
  if (!isPreviewPath(path)) return { error: 'path' };
  const filter = query.get('unpublishedFilterAPI') ?? '';
  return { domain, time: time?.getTime(), includesUnpublished: filter !== '' && filter !== 'false', path };
}

function previewResponse({ path, ...preview }: PreviewRequest, token: string, seconds: number, shop: PageContext): Response {
  const response = redirectTo(path, shop);
  response.headers.append('set-cookie', setPreviewCookie({ ...preview, token }, seconds, shop.siteOrigin));
  return response;
}

/** Starts a preview; returns undefined if no editor is signed in. */
export function startPreview(preview: PreviewRequest, shop: PageContext): Response | undefined {
  if (!shop.preview) return undefined;
  const seconds = Math.floor((new Date(shop.preview.expiresAt).getTime() - Date.now()) / 1_000);
  return seconds > 0 ? previewResponse(preview, shop.preview.token, seconds, shop) : undefined;
}

/** Signs in and starts a preview, or shows the form again if the credentials are wrong. `device` is the browser's device cookie. */
export function signInAndStartPreview(posted: FormData, preview: PreviewRequest, device: string | undefined, shop: PageContext) {
  return handleFormPost<EditorCredentials, EditorCredentials, void>(posted, {
    name: editorFormName,
    schema: editorSchema,
    defaultValues: noCredentials,
    secrets: ['password'],
    async submit(credentials) {
      const body = { ...credentials, ...(device === undefined ? {} : { device }) };
      const signedIn = await shop.client.signInEditor({ body }).catch((error: unknown) => {
        // The form shows the same error for invalid credentials as for wrong ones.
        throw error instanceof CallError && error.status === 400 ? new CallError(401, error.type, error.message) : error;
      });
      const response = previewResponse(preview, signedIn.token, signedIn.expiresIn, shop);
      response.headers.append('set-cookie', setDeviceCookie('editor', signedIn.device, shop.siteOrigin));
      throw response;
    },
  });
}
