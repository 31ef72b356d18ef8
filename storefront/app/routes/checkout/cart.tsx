import { CartPage } from '../../basket/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import type { CachePolicy } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import { LazyComplements } from '../../product/index.ts';
import { LazySuggestions } from '../../recently-viewed/index.ts';
import { usePickupStores } from '../../stores/index.ts';
import { saveForLater } from '../../wishlist/index.ts';
import type { Route } from './+types/cart';

export const handle: CachePolicy = { cache: 'private' };

export const meta: Route.MetaFunction = ({ matches }) => {
  const formatMessage = getHeadIntl(matches).formatMessage;
  return metaTags(
    {
      title: formatMessage({ id: 'seo.cart', defaultMessage: 'Your cart' }),
      description: formatMessage({
        id: 'seo.cart.description',
        defaultMessage: 'Your items, with prices, shipping and arrival dates.',
      }),
      noindex: true,
    },
    siteFromMatches(matches),
  );
};

export default function Cart() {
  const { pickupStores, dialog } = usePickupStores();
  return (
    <>
      <CartPage
        suggestions={<LazySuggestions />}
        complements={<LazyComplements />}
        saveForLater={saveForLater}
        pickupStores={pickupStores}
      />
      {dialog}
    </>
  );
}
