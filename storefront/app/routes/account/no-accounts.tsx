import { NoAccountsPage } from '../../account/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import type { CachePolicy } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import type { Route } from './+types/no-accounts';

/** No loader. The account forms will need private pages; the token of a mail stays out of logs. */
export const handle: CachePolicy = { cache: 'private', query: ['returnTo', 'token'], privateQuery: ['token'] };

export const meta: Route.MetaFunction = ({ matches }) =>
  metaTags(
    { title: getHeadIntl(matches).formatMessage({ id: 'account.guest', defaultMessage: 'No account needed' }), noindex: true },
    siteFromMatches(matches),
  );

export default function NoAccounts() {
  return <NoAccountsPage />;
}
