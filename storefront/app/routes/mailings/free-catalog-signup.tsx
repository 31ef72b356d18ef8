import { ContentFormPage, contentHead, loadContentPage } from '../../content/index.ts';
import { CatalogForm, handleCatalogPost } from '../../marketing/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { throwNotFound } from '../../platform/loaders/loader-errors.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import type { Route } from './+types/free-catalog-signup';

export const handle: CachePolicy = { cache: 'public', query: [], acceptsForms: true };

export async function loader({ context }: Route.LoaderArgs) {
  return (await loadContentPage(context.get(pageContext), 'free-catalog-signup')) ?? throwNotFound();
}

export async function action({ context, request }: Route.ActionArgs) {
  return handleCatalogPost(await request.formData(), context.get(pageContext).client);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaTags(contentHead(loaderData?.content, '/free-catalog-signup'), siteFromMatches(matches));
}

export default function FreeCatalogSignup({ loaderData }: Route.ComponentProps) {
  return (
    <ContentFormPage {...loaderData}>
      <CatalogForm />
    </ContentFormPage>
  );
}
