import { redirect } from 'react-router';
import { ContentPage, loadPage, seoOf } from '../content/index.ts';
import { notFound } from '../platform/failed-call.ts';
import { headOf, siteOf } from '../platform/meta.ts';
import { type CachePolicy, pageContext } from '../platform/page-context.ts';
import type { Route } from './+types/content';

export const handle: CachePolicy = { cache: 'public', query: [] };

/** No such content: the 404 page (HOME-006). Content not answered: a 503. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { deliveryKey } = params as { deliveryKey?: string };
  if (deliveryKey === 'customer-service') throw redirect('/customer-service', 301);
  const path = url.pathname.replace(/^\/|\/$/g, '');
  // `/our-story` and what lies below it are content under their own path, its parts joined by hyphens.
  return (await loadPage(context.get(pageContext), deliveryKey ?? path.replaceAll('/', '-'))) ?? notFound();
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const seo = loaderData ? seoOf(loaderData.content) : undefined;
  return headOf({ title: seo?.title, description: seo?.description, canonical: location.pathname }, siteOf(matches));
}

export default function ContentRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />;
}
