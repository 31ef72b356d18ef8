import { findSkus, type SkuDetails } from '../../catalog/find-skus.ts';
import { cachedEach, type InvalidatingCache } from '../../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Currency } from '../../platform/money.ts';
import { type ChosenPrice, choosePrice, type PriceEntry, readPrices } from '../../pricing/price-skus.ts';

export interface SellableSku {
  sku: SkuDetails;
  price: ChosenPrice;
}

interface PricedSku {
  sku: SkuDetails;
  /** Past, current and future prices, so that a cached SKU changes its price on time. */
  prices: readonly PriceEntry[];
}

/**
 * Reads SKUs with their current prices. Leaves out SKUs that are not in the catalog or have no price in the currency. At most two
 * statements; without a cache, always two. `livePrices` replace cached ones.
 */
export async function findSellableSkus(
  queryable: Queryable,
  skuIds: readonly string[],
  currency: Currency,
  at: Date,
  cache?: InvalidatingCache,
  livePrices?: ReadonlyMap<string, readonly PriceEntry[]>,
): Promise<Map<string, SellableSku>> {
  const policy = {
    nameOf: (skuId: string) => `sellable-sku:${currency}:${skuId}`,
    about: (_: string, { sku }: PricedSku) => ({ keys: [`product-${sku.styleId}`] }),
  };
  const found = await cachedEach(cache, skuIds, policy, (missing) => readPricedSkus(queryable, missing, currency));
  const sellable = new Map<string, SellableSku>();
  for (const [skuId, { sku, prices }] of found) {
    const price = choosePrice(livePrices ? (livePrices.get(skuId) ?? []) : prices, at);
    if (price) sellable.set(skuId, { sku, price });
  }
  return sellable;
}

async function readPricedSkus(queryable: Queryable, skuIds: readonly string[], currency: Currency): Promise<Map<string, PricedSku>> {
  const skus = await findSkus(queryable, skuIds);
  const prices = await readPrices(queryable, skuIds, currency);
  return new Map([...skus].map(([skuId, sku]) => [skuId, { sku, prices: prices.get(skuId) ?? [] }]));
}
