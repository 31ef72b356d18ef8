/** Invalidates pages and search documents when an order takes the last unit of a SKU or releases it. */
import { availability } from '../inventory/availability.ts';
import type { ReservedUnits } from '../inventory/reserve.ts';
import type { Transaction } from '../platform/database/database.ts';
import { publishStockChanges } from '../products/record-stock.ts';

export async function announceSoldOut(tx: Transaction, reserved: readonly ReservedUnits[], now: Date): Promise<void> {
  const soldOut = reserved.filter(({ remaining }) => remaining === 0).map(({ skuId }) => skuId);
  if (soldOut.length > 0) await publishStockChanges(tx, soldOut, now);
}

/** Call after a release: announces the SKUs that had no available unit before it. */
export async function announceBackInStock(tx: Transaction, units: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const levels = await availability(tx, [...units.keys()]);
  const restocked = [...units].flatMap(([skuId, count]) => ((levels.get(skuId)?.availableToPromise ?? 0) <= count ? [skuId] : []));
  if (restocked.length > 0) await publishStockChanges(tx, restocked, now);
}
