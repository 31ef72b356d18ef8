import { sql } from 'drizzle-orm';
import { type Availability, availabilityOfSkus, stockRows } from '../../inventory/availability.ts';
import { warehouse } from '../../inventory/warehouse.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Currency } from '../../platform/money.ts';
import { type Bucket, type BucketLevel, bucketLevels, bucketRows, bucketValues } from '../../platform/security/rate-limit.ts';
import { type PriceEntry, priceRows } from '../../pricing/price-skus.ts';
import { promotionRows } from '../../promotions/list-promotions.ts';
import type { Promotion } from '../../promotions/promotion.ts';
import { shippingCountryOf } from '../../shared/postal-address/regions.ts';
import { type ShippingRate, shippingRateRows } from '../../shipping/shipping-methods.ts';
import { homeShipmentOf } from '../basket-lines.ts';
import type { BasketSnapshot } from '../snapshot.ts';

/** What decides the total of a basket beside its contents, as committed now. */
export interface ReferenceData {
  stock: ReadonlyMap<string, Availability>;
  /** Past, current and future prices by SKU. */
  prices: ReadonlyMap<string, readonly PriceEntry[]>;
  rates: readonly ShippingRate[];
  promotions: readonly Promotion[];
}

/**
 * Reads the stock, prices, shipping rates and promotions of a basket, and the levels of `buckets`, from the database, never from a cache.
 * One statement.
 */
export async function readReferenceData(
  tx: Transaction,
  snapshot: BasketSnapshot,
  buckets: readonly Bucket[],
  now: Date,
): Promise<ReferenceData & { bucketLevels: BucketLevel[] }> {
  const skuIds = [...new Set(snapshot.items.map((item) => item.skuId))];
  const currency = snapshot.basket.currency as Currency;
  const statement = prepared(tx, 'basket_reference_data', (db) =>
    db
      .select({ stock: stockRows, prices: priceRows, rates: shippingRateRows, promotions: promotionRows, buckets: bucketRows })
      .from(sql`(values (1)) as one_row`),
  );
  const countryCode = shippingCountryOf(homeShipmentOf(snapshot)?.address, currency);
  const [found] = await statement.execute({ skuIds, locationId: warehouse, currency, countryCode, ...bucketValues(buckets) });
  if (!found) throw new Error('the statement has returned no row');
  const { stock, prices, rates, promotions } = found;
  const levels = bucketLevels(buckets, found.buckets, now);
  return {
    stock: availabilityOfSkus(skuIds, stock),
    prices: Map.groupBy(prices, ({ skuId }) => skuId),
    rates,
    promotions,
    bucketLevels: levels,
  };
}
