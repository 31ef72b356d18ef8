import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import type { CachePolicy } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import { ResetPasswordPage } from '../../sign-in/index.ts';
import type { Route } from './+types/reset-password';

/** No loader: the form sends its input from the browser. */
export const handle: CachePolicy = { cache: 'private', query: [] };

export const meta: Route.MetaFunction = ({ matches }) =>
  metaTags(
    {
      title: getHeadIntl(matches).formatMessage({ id: 'sign-in.password-link', defaultMessage: 'Reset your password' }),
      noindex: true,
    },
    siteFromMatches(matches),
  );

export default function ResetPassword() {
  return <ResetPasswordPage />;
}
