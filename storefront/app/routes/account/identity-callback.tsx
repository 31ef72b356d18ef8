import { IdentityCallbackPage } from '../../account/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import type { CachePolicy } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import type { Route } from './+types/identity-callback';

/** No loader. The window of the identity verification ends here, without header and footer (ROUTE-027). */
export const handle: CachePolicy = { cache: 'public', query: [] };

export const meta: Route.MetaFunction = ({ matches }) =>
  metaTags(
    { title: getHeadIntl(matches).formatMessage({ id: 'seo.identity', defaultMessage: 'Verification' }), noindex: true },
    siteFromMatches(matches),
  );

export default function IdentityCallback() {
  return <IdentityCallbackPage />;
}
