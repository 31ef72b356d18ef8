import { ContentPage, loadContentPage, seoOf } from '../content/index.ts';
import { UnsubscribeForm } from '../marketing/index.ts';
import { notFound } from '../platform/failed-call.ts';
import { headOf, siteOf } from '../platform/meta.ts';
import { type CachePolicy, pageContext } from '../platform/page-context.ts';
import type { Route } from './+types/unsubscribe';

export const handle: CachePolicy = { cache: 'public', query: [] };

/** No such content: the 404 page. Content not answered: a 503. */
export async function loader({ context }: Route.LoaderArgs) {
  return (await loadContentPage(context.get(pageContext), 'unsubscribe')) ?? notFound();
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const seo = loaderData ? seoOf(loaderData.content) : undefined;
  return headOf(
    { title: seo?.title, description: seo?.description, canonical: '/unsubscribe', translations: seo?.translations },
    siteOf(matches),
  );
}

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  return (
    <ContentPage {...loaderData}>
      <div className="wrap">
        <div className="inset-form">
          <UnsubscribeForm />
        </div>
      </div>
    </ContentPage>
  );
}
