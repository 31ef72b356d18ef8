import { ContentFormPage, contentHead, loadContentPage } from '../../content/index.ts';
import { EmailDealsForm, handleConfirmationPost, handleSignUpPost } from '../../marketing/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { throwNotFound } from '../../platform/loaders/loader-errors.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import type { Route } from './+types/email-deals';

export const handle: CachePolicy = { cache: 'public', query: [], privateQuery: ['confirm'], acceptsForms: true };

export async function loader({ context }: Route.LoaderArgs) {
  return (await loadContentPage(context.get(pageContext), 'email-deals')) ?? throwNotFound();
}

/** Handles the sign-up form. With the token of a mail's link, it confirms a sign-up. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { client, locale, currency } = context.get(pageContext);
  const formData = await request.formData();
  const token = url.searchParams.get('confirm');
  return token ? handleConfirmationPost(formData, { client, token }) : handleSignUpPost(formData, { client, locale, currency });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return metaTags(contentHead(loaderData?.content, '/email-deals'), siteFromMatches(matches));
}

export default function EmailDeals({ loaderData }: Route.ComponentProps) {
  return (
    <ContentFormPage {...loaderData}>
      <EmailDealsForm />
    </ContentFormPage>
  );
}
