import { useSearchParams } from 'react-router';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import { handleSignInPost, LoginPage, returnPath } from '../../sign-in/index.ts';
import type { Route } from './+types/login';

/** No loader: the page is the same for everyone. */
export const handle: CachePolicy = { cache: 'private', query: ['returnTo'], acceptsForms: 'session' };

export async function action({ context, request, url }: Route.ActionArgs) {
  return handleSignInPost(await request.formData(), context.get(pageContext), returnPath(url.searchParams.get('returnTo')));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  metaTags(
    { title: getHeadIntl(matches).formatMessage({ id: 'sign-in.title', defaultMessage: 'Sign in' }), noindex: true },
    siteFromMatches(matches),
  );

export default function Login() {
  const [search] = useSearchParams();
  return <LoginPage returnTo={returnPath(search.get('returnTo'))} />;
}
