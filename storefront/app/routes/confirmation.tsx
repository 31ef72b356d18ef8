import { ConfirmationPage } from '../checkout/index.ts';
import { headWords } from '../platform/locale/words.ts';
import { headOf, siteOf } from '../platform/meta.ts';
import type { CachePolicy } from '../platform/page-context.ts';
import type { Route } from './+types/confirmation';

/** No loader: the order is its owner's and fetched by the browser with their token. */
export const handle: CachePolicy = { cache: 'private' };

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf({ title: headWords(matches).formatMessage({ id: 'head.order', defaultMessage: 'Your order' }), noindex: true }, siteOf(matches));

export default function Confirmation() {
  return <ConfirmationPage />;
}
