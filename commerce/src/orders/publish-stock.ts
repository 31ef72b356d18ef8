/**
 * Invalidates pages and search documents when an order takes the last unit of a SKU or releases it. A store stops promising a SKU at its
 * safety stock, which reservations do not know, so every change there counts.
 */
import type { ReservedUnits } from '../inventory/reserve.ts';
import { warehouse } from '../inventory/warehouse.ts';
import type { Transaction } from '../platform/database/database.ts';
import { publishStockChanges } from '../products/record-stock.ts';

export async function publishSoldOut(tx: Transaction, reserved: readonly ReservedUnits[], now: Date): Promise<void> {
  const soldOut = reserved.filter(({ remaining, locationId }) => remaining === 0 || locationId !== warehouse).map(({ skuId }) => skuId);
  if (soldOut.length > 0) await publishStockChanges(tx, soldOut, now);
}

/** Publishes SKUs that had no available unit before the release. */
export async function publishBackInStock(tx: Transaction, skuIds: readonly string[], now: Date): Promise<void> {
  if (skuIds.length > 0) await publishStockChanges(tx, skuIds, now);
}
