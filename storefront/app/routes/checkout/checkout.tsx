import { CheckoutPage } from '../../checkout/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import type { CachePolicy } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import type { Route } from './+types/checkout';

export const handle: CachePolicy = { cache: 'private' };

export const meta: Route.MetaFunction = ({ matches }) =>
  metaTags(
    { title: getHeadIntl(matches).formatMessage({ id: 'seo.checkout', defaultMessage: 'Checkout' }), noindex: true },
    siteFromMatches(matches),
  );

export default function Checkout() {
  return <CheckoutPage />;
}
