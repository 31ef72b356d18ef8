import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { skusOfStyles } from '../catalog/read-catalog.ts';
import { availability } from '../inventory/availability.ts';
import type { Transaction } from '../platform/database/database.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { becomesDue } from './request-state.ts';
import { backInStockRequests } from './tables.ts';

/** Event: a notice is due. Payload: `{ addressKey, skuId }`. */
export const backInStockDue = 'back-in-stock-due';

/**
 * Marks the requests of restocked SKUs as due, with one event each, so that a failing mail does not block others. Idempotent,
 * also with concurrent workers.
 */
export async function markRestockedSkus(tx: Transaction, skuIds: readonly string[], now: Date): Promise<void> {
  if (skuIds.length === 0) return;
  const waiting = await tx
    .select()
    .from(backInStockRequests)
    .where(and(inArray(backInStockRequests.skuId, [...skuIds]), isNull(backInStockRequests.dueAt)))
    .orderBy(asc(backInStockRequests.addressKey), asc(backInStockRequests.skuId))
    .for('update');
  if (waiting.length === 0) return;
  const levels = await availability(tx, [...new Set(waiting.map(({ skuId }) => skuId))]);
  for (const request of waiting) {
    const { addressKey, skuId } = request;
    if (!becomesDue(request, levels.get(skuId), now)) continue;
    await tx
      .update(backInStockRequests)
      .set({ dueAt: now })
      .where(and(eq(backInStockRequests.addressKey, addressKey), eq(backInStockRequests.skuId, skuId)));
    await emit(tx, { kind: backInStockDue, payload: { addressKey, skuId } }, now);
  }
}

export async function markRestockedStyles(tx: Transaction, styleIds: readonly string[], now: Date): Promise<void> {
  const skus = await skusOfStyles(tx, styleIds);
  await markRestockedSkus(
    tx,
    skus.map(({ id }) => id),
    now,
  );
}
