import { ReturnPage } from '../checkout/index.ts';
import { headWords } from '../platform/locale/words.ts';
import { headOf, siteOf } from '../platform/meta.ts';
import type { CachePolicy } from '../platform/page-context.ts';
import type { Route } from './+types/checkout-return';

/** No loader: only the order's owner may ask what became of it. */
export const handle: CachePolicy = { cache: 'private' };

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf(
    { title: headWords(matches).formatMessage({ id: 'head.bank', defaultMessage: 'Back from your bank' }), noindex: true },
    siteOf(matches),
  );

export default function CheckoutReturn() {
  return <ReturnPage />;
}
