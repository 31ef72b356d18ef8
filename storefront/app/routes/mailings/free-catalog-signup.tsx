import { ContentPage, loadContentPage, seoOf } from '../../content/index.ts';
import { CatalogForm, handleCatalogPost } from '../../marketing/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { throwNotFound } from '../../platform/loaders/loader-errors.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import * as formPageStyles from '../../ui/form-page.module.css';
import * as layoutStyles from '../../ui/layout.module.css';
import type { Route } from './+types/free-catalog-signup';

export const handle: CachePolicy = { cache: 'public', query: [], acceptsForms: true };

export async function loader({ context }: Route.LoaderArgs) {
  return (await loadContentPage(context.get(pageContext), 'free-catalog-signup')) ?? throwNotFound();
}

export async function action({ context, request }: Route.ActionArgs) {
  return handleCatalogPost(await request.formData(), context.get(pageContext).client);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const seo = loaderData ? seoOf(loaderData.content) : undefined;
  return metaTags(
    { title: seo?.title, description: seo?.description, canonical: '/free-catalog-signup', translations: seo?.locales },
    siteFromMatches(matches),
  );
}

export default function FreeCatalogSignup({ loaderData }: Route.ComponentProps) {
  return (
    <ContentPage {...loaderData}>
      <div className={layoutStyles.container}>
        <div className={formPageStyles.narrowForm} data-part="form">
          <CatalogForm />
        </div>
      </div>
    </ContentPage>
  );
}
