import { CartPage } from '../basket/index.ts';
import { headWords } from '../platform/locale/words.ts';
import { headOf, siteOf } from '../platform/meta.ts';
import type { CachePolicy } from '../platform/page-context.ts';
import type { Route } from './+types/cart';

/** No loader: what is in a cart is fetched by the browser with the shopper's own token. */
export const handle: CachePolicy = { cache: 'private' };

export const meta: Route.MetaFunction = ({ matches }) => {
  const say = headWords(matches).formatMessage;
  return headOf(
    {
      title: say({ id: 'head.cart', defaultMessage: 'Your cart' }),
      description: say({
        id: 'head.cart.line',
        defaultMessage: 'What you mean to buy, its price with shipping, and how soon it can be with you.',
      }),
      noindex: true,
    },
    siteOf(matches),
  );
};

export default function Cart() {
  return <CartPage />;
}
