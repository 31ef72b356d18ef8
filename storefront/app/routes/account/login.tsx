import { LoginPage } from '../../account/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import type { CachePolicy } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import type { Route } from './+types/login';

/** No loader: the form sends its requests itself. `returnTo` is the URL to return to. */
export const handle: CachePolicy = { cache: 'private', query: ['returnTo'] };

export const meta: Route.MetaFunction = ({ matches }) =>
  metaTags(
    { title: getHeadIntl(matches).formatMessage({ id: 'seo.login', defaultMessage: 'Sign in' }), noindex: true },
    siteFromMatches(matches),
  );

export default function Login() {
  return <LoginPage />;
}
