import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import { handlePasswordLinkPost, ResetPasswordPage } from '../../sign-in/index.ts';
import type { Route } from './+types/reset-password';

/** No loader: the page is the same for everyone. */
export const handle: CachePolicy = { cache: 'private', query: [], acceptsForms: true };

export async function action({ context, request }: Route.ActionArgs) {
  return handlePasswordLinkPost(await request.formData(), context.get(pageContext).client);
}

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
