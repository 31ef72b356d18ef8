import type { Currency } from '@outfitter/contract';
import type { Queryable } from '../platform/database/database.ts';
import { type ChosenPrice, choosePrice } from './choose-price.ts';
import { priceEntries } from './queries.ts';

export type { ChosenPrice };

/** Returns the current price of each SKU, without SKUs that have no list price. One statement. */
export async function priceSkus(
  queryable: Queryable,
  skuIds: readonly string[],
  currency: Currency,
  at: Date,
): Promise<Map<string, ChosenPrice>> {
  const bySku = Map.groupBy(await priceEntries(queryable, skuIds, currency), (entry) => entry.skuId);
  const chosen = new Map<string, ChosenPrice>();
  for (const [skuId, entries] of bySku) {
    const price = choosePrice(entries, at);
    if (price) chosen.set(skuId, price);
  }
  return chosen;
}
