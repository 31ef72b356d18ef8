import { SetPasswordPage } from '../../account/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import type { CachePolicy } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import type { Route } from './+types/set-password';

/** No loader: the browser sends the token of the link. */
export const handle: CachePolicy = { cache: 'private', query: ['token'], privateQuery: ['token'] };

export const meta: Route.MetaFunction = ({ matches }) =>
  metaTags(
    { title: getHeadIntl(matches).formatMessage({ id: 'seo.set-password', defaultMessage: 'A new password' }), noindex: true },
    siteFromMatches(matches),
  );

export default function SetPassword() {
  return <SetPasswordPage />;
}
