import { ConfirmationPage } from '../../checkout/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import type { CachePolicy } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import type { Route } from './+types/confirmation';

/** No loader: the browser fetches the order with the shopper's token. */
export const handle: CachePolicy = { cache: 'private' };

export const meta: Route.MetaFunction = ({ matches }) =>
  metaTags(
    { title: getHeadIntl(matches).formatMessage({ id: 'seo.order', defaultMessage: 'Your order' }), noindex: true },
    siteFromMatches(matches),
  );

export default function Confirmation() {
  return <ConfirmationPage />;
}
