import { useSearchParams } from 'react-router';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import { handleSetPasswordPost, SetPasswordPage } from '../../sign-in/index.ts';
import type { Route } from './+types/set-password';

/** No loader. The token of the mail's link stays out of logs and of the `Referer`. */
export const handle: CachePolicy = { cache: 'private', query: ['token'], privateQuery: ['token'], acceptsForms: 'session' };

export async function action({ context, request, url }: Route.ActionArgs) {
  const token = url.searchParams.get('token');
  return token ? handleSetPasswordPost(await request.formData(), context.get(pageContext), token) : undefined;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  metaTags(
    {
      title: getHeadIntl(matches).formatMessage({ id: 'sign-in.set-password', defaultMessage: 'Set a new password' }),
      noindex: true,
    },
    siteFromMatches(matches),
  );

export default function SetPassword() {
  const [search] = useSearchParams();
  return <SetPasswordPage token={search.get('token') ?? undefined} />;
}
