import { useSearchParams } from 'react-router';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import { handleRegistrationPost, RegisterPage, returnPath } from '../../sign-in/index.ts';
import type { Route } from './+types/register';

/** No loader: the page is the same for everyone. */
export const handle: CachePolicy = { cache: 'private', query: ['returnTo'], acceptsForms: 'session' };

export async function action({ context, request, url }: Route.ActionArgs) {
  return handleRegistrationPost(await request.formData(), context.get(pageContext), returnPath(url.searchParams.get('returnTo')));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  metaTags(
    { title: getHeadIntl(matches).formatMessage({ id: 'sign-in.register', defaultMessage: 'Create an account' }), noindex: true },
    siteFromMatches(matches),
  );

export default function Register() {
  const [search] = useSearchParams();
  return <RegisterPage returnTo={returnPath(search.get('returnTo'))} />;
}
