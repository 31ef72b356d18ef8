import { readAvailabilitySettings } from '../../fulfillment/availability-settings.ts';
import { type Availability, availabilityOf, withoutBackorder } from '../../inventory/availability.ts';
import { readLocationStock } from '../../inventory/location-stock.ts';
import type { InvalidatingCache } from '../../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { isInStoreShipment, isPickupShipment } from './line-location.ts';

export interface StockedLine {
  skuId: string;
  shipmentId: string;
}

export type SkuStock = ReadonlyMap<string, Availability>;

/** Returns what the location of a line promises of its SKU, before any line of the basket takes units. */
export type LineStock = (line: StockedLine) => Availability;

const none = availabilityOf(undefined);

/** Returns the stock of a line: home deliveries may be backordered; what is picked up must be there now. */
export function lineStockOf(warehouse: SkuStock, store: SkuStock): LineStock {
  return ({ skuId, shipmentId }) => {
    const level = (isInStoreShipment(shipmentId) ? store : warehouse).get(skuId) ?? none;
    return isPickupShipment(shipmentId) ? withoutBackorder(level) : level;
  };
}

/** Returns the pool of a line. Lines with the same pool share its units: home delivery and ship-to-store use the warehouse. */
export function poolOf({ skuId, shipmentId }: StockedLine): string {
  return `${skuId}\n${isInStoreShipment(shipmentId) ? 'store' : 'warehouse'}`;
}

/** Reads what the pickup store promises, less its safety stock. One statement; none without a store. */
export async function readStoreStock(
  queryable: Queryable,
  cache: InvalidatingCache | undefined,
  skuIds: readonly string[],
  storeId: string | null,
): Promise<SkuStock> {
  if (storeId === null) return new Map();
  const { storeSafetyStock } = await readAvailabilitySettings(queryable, cache);
  const stockAt = await readLocationStock(queryable, skuIds, [storeId], storeSafetyStock);
  return new Map(skuIds.map((skuId) => [skuId, stockAt(skuId, storeId)]));
}
