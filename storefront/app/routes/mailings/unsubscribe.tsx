import { ContentPage, loadContentPage, seoOf } from '../../content/index.ts';
import { handleUnsubscribePost, UnsubscribeForm } from '../../marketing/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { throwNotFound } from '../../platform/loaders/loader-errors.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import * as formPageStyles from '../../ui/form-page.module.css';
import * as layoutStyles from '../../ui/layout.module.css';
import type { Route } from './+types/unsubscribe';

export const handle: CachePolicy = { cache: 'public', query: [], privateQuery: ['token'], acceptsForms: true };

export async function loader({ context }: Route.LoaderArgs) {
  return (await loadContentPage(context.get(pageContext), 'unsubscribe')) ?? throwNotFound();
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { client } = context.get(pageContext);
  return handleUnsubscribePost(await request.formData(), { client, token: url.searchParams.get('token') });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const seo = loaderData ? seoOf(loaderData.content) : undefined;
  return metaTags(
    { title: seo?.title, description: seo?.description, canonical: '/unsubscribe', translations: seo?.locales },
    siteFromMatches(matches),
  );
}

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  return (
    <ContentPage {...loaderData}>
      <div className={layoutStyles.container}>
        <div className={formPageStyles.narrowForm} data-part="form">
          <UnsubscribeForm />
        </div>
      </div>
    </ContentPage>
  );
}
