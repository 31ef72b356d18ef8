import type { Currency } from '@outfitter/contract';
import type { Queryable } from '../platform/database/database.ts';
import { type ChosenPrice, choosePrice, type PriceEntry } from './choose-price.ts';
import { priceEntries, priceRows, skusWithNewPrices } from './queries.ts';

export { type ChosenPrice, choosePrice, type PriceEntry, priceRows, skusWithNewPrices };

/** Returns the past, current and future prices of each SKU, without SKUs that have none. One statement. */
export async function readPrices(
  queryable: Queryable,
  skuIds: readonly string[],
  currency: Currency,
): Promise<ReadonlyMap<string, readonly PriceEntry[]>> {
  return Map.groupBy(await priceEntries(queryable, skuIds, currency), (entry) => entry.skuId);
}

/** Returns the current price of each SKU, without SKUs that have no list price. One statement. */
export async function priceSkus(
  queryable: Queryable,
  skuIds: readonly string[],
  currency: Currency,
  at: Date,
): Promise<Map<string, ChosenPrice>> {
  const chosen = new Map<string, ChosenPrice>();
  for (const [skuId, entries] of await readPrices(queryable, skuIds, currency)) {
    const price = choosePrice(entries, at);
    if (price) chosen.set(skuId, price);
  }
  return chosen;
}
