/** Invalidates pages and search documents when an order takes the last unit of a SKU or releases it. */
import type { ReservedUnits } from '../inventory/reserve.ts';
import type { Transaction } from '../platform/database/database.ts';
import { publishStockChanges } from '../products/record-stock.ts';

export async function announceSoldOut(tx: Transaction, reserved: readonly ReservedUnits[], now: Date): Promise<void> {
  const soldOut = reserved.filter(({ remaining }) => remaining === 0).map(({ skuId }) => skuId);
  if (soldOut.length > 0) await publishStockChanges(tx, soldOut, now);
}

/** `skuIds` had no available unit before the release. */
export async function announceBackInStock(tx: Transaction, skuIds: readonly string[], now: Date): Promise<void> {
  if (skuIds.length > 0) await publishStockChanges(tx, skuIds, now);
}
