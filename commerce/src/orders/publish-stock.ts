/**
 * Invalidates pages and search documents when an order takes or releases the last unit of a SKU, or the last one that is not backordered. A
 * store stops promising a SKU at its safety stock, which reservations do not know, so every change there counts. Also announces that an
 * order has left few units of a SKU.
 */
import { lowStockLimit } from '../inventory/availability.ts';
import type { ReservedUnits } from '../inventory/reserve.ts';
import { warehouse } from '../inventory/warehouse.ts';
import type { Transaction } from '../platform/database/database.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { publishStockChanges } from '../products/record-stock.ts';

/** Event: an order has left few units of some SKUs at the warehouse. Payload: `{skuIds}`. */
export const stockRanLow = 'stock-ran-low';

export async function publishReservedStock(tx: Transaction, reserved: readonly ReservedUnits[], now: Date): Promise<void> {
  const changed = reserved.filter(({ hasNewState, locationId }) => hasNewState || locationId !== warehouse).map(({ skuId }) => skuId);
  if (changed.length > 0) await publishStockChanges(tx, changed, now);
  const low = reserved.filter(runsLow).map(({ skuId }) => skuId);
  if (low.length > 0) await emit(tx, { kind: stockRanLow, payload: { skuIds: low } }, now);
}

function runsLow({ remaining, quantity, locationId }: ReservedUnits): boolean {
  return locationId === warehouse && remaining > 0 && remaining <= lowStockLimit && remaining + quantity > lowStockLimit;
}

/** Publishes what `release` returns. */
export async function publishBackInStock(tx: Transaction, skuIds: readonly string[], now: Date): Promise<void> {
  if (skuIds.length > 0) await publishStockChanges(tx, skuIds, now);
}
