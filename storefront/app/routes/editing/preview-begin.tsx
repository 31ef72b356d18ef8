import { readDeviceCookie } from '@outfitter/contract/client';
import { data } from 'react-router';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import { readPreviewRequest, StartPreviewPage, signInAndStartPreview, startPreview } from '../../preview/index.ts';
import type { Route } from './+types/preview-begin';

export const handle: CachePolicy = { cache: 'private', acceptsForms: true, controlsPreview: true };

/** Makes no call. The parameters are checked against the allowed hosts first; a signed-in editor is redirected to the home page. */
export function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(pageContext);
  const preview = readPreviewRequest(url.searchParams, shop);
  if ('error' in preview) return data({ error: preview.error }, { status: 400 });
  const response = startPreview(preview, shop);
  if (response) throw response;
  return data({ error: undefined });
}

/** Signs an editor in. Wrong credentials show the form again with status 401, or 429 after too many attempts. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const shop = context.get(pageContext);
  const preview = readPreviewRequest(url.searchParams, shop);
  if ('error' in preview) return data(undefined, { status: 400 });
  const device = readDeviceCookie('editor', request.headers.get('cookie'));
  return signInAndStartPreview(await request.formData(), preview, device, shop);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  metaTags(
    { title: getHeadIntl(matches).formatMessage({ id: 'seo.preview', defaultMessage: 'Preview' }), noindex: true },
    siteFromMatches(matches),
  );

export default function PreviewBegin({ loaderData }: Route.ComponentProps) {
  return <StartPreviewPage error={loaderData.error} />;
}
