import { mayHaveBasket } from '@outfitter/contract/client';
import { CartPage } from '../../basket/index.ts';
import { metaTags, siteFromMatches } from '../../platform/document/meta.ts';
import { serializeLoaderData, useParsedLoaderData } from '../../platform/loaders/loader-data.ts';
import { type CachePolicy, pageContext } from '../../platform/loaders/page-context.ts';
import { getHeadIntl } from '../../platform/locale/intl.ts';
import { LazyBestSellers, LazyComplements, loadBestSellers, ServerRenderedBestSellers, type Tile } from '../../product/index.ts';
import { LazyRecentlyViewed } from '../../recently-viewed/index.ts';
import { usePickupStores } from '../../stores/index.ts';
import { saveForLater } from '../../wishlist/index.ts';
import type { Route } from './+types/cart';

export const handle: CachePolicy = { cache: 'private' };

interface CartData {
  startsEmpty: boolean;
  bestSellers?: Tile[] | undefined;
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const startsEmpty = !mayHaveBasket(request.headers.get('cookie'));
  return serializeLoaderData<CartData>({ startsEmpty, ...(startsEmpty ? { bestSellers: await loadBestSellers(page) } : {}) }, page);
}

/**
 * Skips the loader of the server: navigation within the shop waits for nothing, and the browser reads the best sellers once it knows that
 * the cart is empty.
 */
export async function clientLoader() {
  return serializeLoaderData<CartData>({ startsEmpty: false }, { dataElements: undefined });
}

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

export default function Cart({ loaderData }: Route.ComponentProps) {
  const { startsEmpty, bestSellers } = useParsedLoaderData<CartData>(loaderData);
  const { pickupStores, dialog } = usePickupStores();
  return (
    <>
      <CartPage
        startsEmpty={startsEmpty}
        suggestions={
          <>
            {bestSellers ? <ServerRenderedBestSellers tiles={bestSellers} /> : <LazyBestSellers />}
            <LazyRecentlyViewed />
          </>
        }
        complements={<LazyComplements />}
        saveForLater={saveForLater}
        pickupStores={pickupStores}
      />
      {dialog}
    </>
  );
}
