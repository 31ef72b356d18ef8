import { findStockedSkus } from '@outfitter/bench/guest-shopper';
import { createClient } from '@outfitter/contract/client';
import { site } from './site.ts';

export interface CatalogIds {
  skuIds: string[];
  styleIds: string[];
  storeIds: string[];
  reviewIds: string[];
  contentIds: string[];
}

export async function readCatalogIds(origin: string): Promise<CatalogIds> {
  const client = createClient({ origin, ...site });
  const [skuIds, { hits }, stores, home] = await Promise.all([
    findStockedSkus(origin, 40),
    client.searchProducts({ query: { cgid: 'men', count: 24 } }),
    client.getStores(),
    client.getContentByKey({ params: { deliveryKey: 'homepage' } }),
  ]);
  const styleIds = hits.map(({ productId }) => productId);
  const reviews = await Promise.all(styleIds.slice(0, 6).map((productId) => client.getReviews({ query: { productId } })));
  return {
    skuIds,
    styleIds,
    storeIds: stores.data.map(({ ID }) => ID),
    reviewIds: reviews.flatMap(({ data }) => data.map(({ id }) => id)).slice(0, 20),
    contentIds: [home.content._meta.deliveryId],
  };
}
