import { AccountPage, accountTitle, handleAccountPost } from '../../account/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import type { Route } from './+types/account';

/**
 * No loader: the server knows no customer, so it renders the layout of the account. The browser fetches the data of the customer, or leads
 * a guest to the sign-in page and back (ROUTE-005). The tokens of links stay out of logs and of the `Referer`.
 */
export const handle: CachePolicy = {
  cache: 'private',
  query: ['tab', 'token', 'shared'],
  privateQuery: ['token', 'shared'],
  acceptsForms: 'session',
};

export async function action({ context, request, url }: Route.ActionArgs) {
  return handleAccountPost(await request.formData(), url, context.get(pageContext));
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  metaTags({ title: accountTitle(location, getHeadIntl(matches)), noindex: true }, siteFromMatches(matches));

export default function Account() {
  return <AccountPage />;
}
