import { redirect } from 'react-router';
import { ServiceMessage } from '../chat/index.ts';
import { ContentPage, keyOfPath, loadPage, ownPathOf, seoOf } from '../content/index.ts';
import { notFound } from '../platform/failed-call.ts';
import { headOf, siteOf } from '../platform/meta.ts';
import { type CachePolicy, pageContext } from '../platform/page-context.ts';
import type { Route } from './+types/content';

export const handle: CachePolicy = { cache: 'public', query: [] };

/** Content that has a route of its own: that route. No such content: the 404 page (HOME-006). Content not answered: a 503. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { deliveryKey } = params as { deliveryKey?: string };
  const ownPath = deliveryKey && ownPathOf(deliveryKey);
  if (ownPath) throw redirect(ownPath, 301);
  const key = deliveryKey ?? keyOfPath(url.pathname);
  const page = (await loadPage(context.get(pageContext), key)) ?? notFound();
  return { ...page, canonical: ownPathOf(key) ?? `/content/${key}`, isService: key === 'customer-service' };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const seo = loaderData ? seoOf(loaderData.content) : undefined;
  return headOf({ title: seo?.title, description: seo?.description, canonical: loaderData?.canonical }, siteOf(matches));
}

export default function ContentRoute({ loaderData }: Route.ComponentProps) {
  const { isService, ...page } = loaderData;
  return (
    <>
      <ContentPage {...page} />
      {isService ? <ServiceMessage /> : null}
    </>
  );
}
