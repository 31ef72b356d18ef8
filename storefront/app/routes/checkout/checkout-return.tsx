import { PaymentReturnPage } from '../../checkout/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import type { CachePolicy } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import type { Route } from './+types/checkout-return';

/** No loader: the order is accessible with the shopper's token only. */
export const handle: CachePolicy = { cache: 'private' };

export const meta: Route.MetaFunction = ({ matches }) =>
  metaTags(
    { title: getHeadIntl(matches).formatMessage({ id: 'seo.payment-return', defaultMessage: 'Back from your bank' }), noindex: true },
    siteFromMatches(matches),
  );

export default function CheckoutReturn() {
  return <PaymentReturnPage />;
}
