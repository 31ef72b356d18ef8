import { RegisterPage } from '../../account/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import type { CachePolicy } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import type { Route } from './+types/register';

export const handle: CachePolicy = { cache: 'private', query: [] };

export const meta: Route.MetaFunction = ({ matches }) =>
  metaTags(
    { title: getHeadIntl(matches).formatMessage({ id: 'seo.register', defaultMessage: 'Create an account' }), noindex: true },
    siteFromMatches(matches),
  );

export default function Register() {
  return <RegisterPage />;
}
