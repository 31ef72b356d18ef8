import { CartPage } from '../../basket/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import type { CachePolicy } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import type { Route } from './+types/cart';

export const handle: CachePolicy = { cache: 'private' };

export const meta: Route.MetaFunction = ({ matches }) => {
  const say = getHeadIntl(matches).formatMessage;
  return metaTags(
    {
      title: say({ id: 'head.cart', defaultMessage: 'Your cart' }),
      description: say({
        id: 'head.cart.description',
        defaultMessage: 'What you mean to buy, its price with shipping, and how soon it can be with you.',
      }),
      noindex: true,
    },
    siteFromMatches(matches),
  );
};

export default function Cart() {
  return <CartPage />;
}
