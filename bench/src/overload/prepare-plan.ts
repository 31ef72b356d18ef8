import { createClient } from '@outfitter/contract/client';
import { fetchGuestToken, findStockedSkus, prepareBasket, site } from '../guest-shopper.ts';
import { listingPaths } from '../sections/pages.ts';
import type { BasketToFill, LoadPlan, OrderToPlace } from './request-mix.ts';

const shopPath = `/mobify/proxy/ocapi/s/${site.siteId}/dw/shop/v24_5`;
const cachedPaths = ['/', '/men', '/men/coats', '/fencepost-chore-coat-4117.html', '/content/returns'];
/** Number of listings: more than the load process sends, because a repeated one would come from the cache. */
const listingCount = 4_000;
const concurrency = 6;

/** Returns an address in a /24 network of the shopper's own: limits of attempts would otherwise apply to the benchmark. */
const networkOf = (shopper: number) => `10.${shopper & 255}.${(shopper >> 8) & 255}.${(shopper >> 16) & 255}`;

async function makeMany<Value>(count: number, make: (index: number) => Promise<Value>): Promise<Value[]> {
  const made: Value[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let index = next++; index < count; index = next++) made.push(await make(index));
    }),
  );
  return made;
}

async function logIn(origin: string, shopper: number) {
  const headers = { 'x-forwarded-for': networkOf(shopper) };
  const token = await fetchGuestToken(origin, headers);
  return { token, client: createClient({ origin, ...site, accessToken: async () => token, headers: () => headers }) };
}

/** Prepares baskets that are ready to be ordered, baskets to fill, and the pages; renders the cached pages once. */
export async function preparePlan(origin: string, orderCount: number, basketCount: number): Promise<LoadPlan> {
  const skus = await findStockedSkus(origin, 200);
  const skuAt = (index: number) => skus[index % skus.length] ?? '';
  const baskets = await makeMany(basketCount, async (index): Promise<BasketToFill> => {
    const { token, client } = await logIn(origin, index);
    return { token, basketId: (await client.createBasket()).basketId };
  });
  const orders = await makeMany(orderCount, async (index): Promise<OrderToPlace> => {
    const { token, client } = await logIn(origin, basketCount + index);
    return { token, ...(await prepareBasket(client, skuAt(index))) };
  });
  for (const path of cachedPaths) await (await fetch(origin + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
  const productPathPrefixes = [...new Set(skus.map((sku) => sku.split('-', 1)[0]))].map((id) => `/products/${id}?size=bench-`);
  const pathOf = await listingPaths(origin, 'men');
  const uncachedListings = Array.from({ length: listingCount }, (_, turn) => pathOf(turn));
  return { origin, shopPath, cachedPaths, listingPaths: uncachedListings, productPathPrefixes, skus, baskets, orders };
}
