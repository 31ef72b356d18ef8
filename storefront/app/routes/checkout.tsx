import { CheckoutPage } from '../checkout/index.ts';
import { headWords } from '../platform/locale/words.ts';
import { headOf, siteOf } from '../platform/meta.ts';
import type { CachePolicy } from '../platform/page-context.ts';
import type { Route } from './+types/checkout';

/** No loader: what is being ordered is fetched by the browser with the shopper's own token. */
export const handle: CachePolicy = { cache: 'private' };

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf({ title: headWords(matches).formatMessage({ id: 'head.checkout', defaultMessage: 'Checkout' }), noindex: true }, siteOf(matches));

export default function Checkout() {
  return <CheckoutPage />;
}
