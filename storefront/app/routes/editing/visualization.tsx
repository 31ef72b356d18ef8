import { data } from 'react-router';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import { readVisualization, StartPreviewPage, Visualization } from '../../preview/index.ts';
import type { Route } from './+types/visualization';

export const handle: CachePolicy = { cache: 'private', isEmbeddable: true };

/** Makes no call: the browser sends the editor's token, because the shop's cookies are not sent to a frame on another site. */
export function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(pageContext);
  const request = readVisualization(url.searchParams, shop);
  const origins = [...shop.contentToolOrigins];
  return request ? data({ request, origins }) : data({ request: undefined, origins }, { status: 400 });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  metaTags(
    { title: getHeadIntl(matches).formatMessage({ id: 'seo.preview', defaultMessage: 'Preview' }), noindex: true },
    siteFromMatches(matches),
  );

export default function VisualizationRoute({ loaderData: { request, origins } }: Route.ComponentProps) {
  return request ? <Visualization request={request} origins={origins} /> : <StartPreviewPage error="domain" />;
}
