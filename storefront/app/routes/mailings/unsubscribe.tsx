import { ContentFormPage, contentHead, loadContentPage } from '../../content/index.ts';
import { handleUnsubscribePost, UnsubscribeForm } from '../../marketing/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { throwNotFound } from '../../platform/loaders/loader-errors.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
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
  return metaTags(contentHead(loaderData?.content, '/unsubscribe'), siteFromMatches(matches));
}

export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  return (
    <ContentFormPage {...loaderData}>
      <UnsubscribeForm />
    </ContentFormPage>
  );
}
