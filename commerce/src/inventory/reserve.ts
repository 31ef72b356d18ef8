/**
 * Reservations. Every function takes rows in key order (SKU, then location), so that two orders of the same goods
 * wait for each other and never deadlock; each assumes that it runs at the same time as itself.
 */
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database.ts';
import { no, ok, type Result } from '../platform/fault.ts';
import { reservations, stock } from './tables.ts';

export interface Demand {
  skuId: string;
  locationId: string;
  quantity: number;
}

/** One row per SKU and location, quantities added up, in key order. */
export function sumDemand(demands: readonly Demand[]): Demand[] {
  const sums = new Map<string, Demand>();
  for (const demand of demands) {
    const key = `${demand.skuId}\n${demand.locationId}`;
    sums.set(key, { ...demand, quantity: (sums.get(key)?.quantity ?? 0) + demand.quantity });
  }
  return [...sums.values()].sort((a, b) => compare(a.skuId, b.skuId) || compare(a.locationId, b.locationId));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Takes the demand out of what may be promised, or refuses it whole: a refusal must roll the transaction back.
 * `arguments` of the refusal name the SKU and what of it is left.
 */
export async function reserve(
  tx: Transaction,
  orderId: string,
  demands: readonly Demand[],
  now: Date,
): Promise<Result<Demand[], 'ProductItemNotAvailableException'>> {
  const summed = sumDemand(demands);
  for (const { skuId, locationId, quantity } of summed) {
    const free = sql`${stock.onHand} + ${stock.backorderLimit} - ${stock.reserved}`;
    const taken = await tx
      .update(stock)
      .set({ reserved: sql`${stock.reserved} + ${quantity}`, updatedAt: now })
      .where(and(eq(stock.skuId, skuId), eq(stock.locationId, locationId), gte(free, quantity)))
      .returning({ skuId: stock.skuId });
    if (taken.length === 0) {
      const [left] = await tx
        .select({ free })
        .from(stock)
        .where(and(eq(stock.skuId, skuId), eq(stock.locationId, locationId)));
      const available = Math.max(0, Number(left?.free ?? 0));
      return no('ProductItemNotAvailableException', `Only ${available} of product '${skuId}' can still be ordered.`, {
        productId: skuId,
        requested: quantity,
        available,
      });
    }
  }
  if (summed.length > 0) {
    await tx.insert(reservations).values(summed.map((demand) => ({ ...demand, orderId, state: 'held' as const, updatedAt: now })));
  }
  return ok(summed);
}

/** Gives an order's held or allocated units back. Doing it again changes nothing. */
export async function release(tx: Transaction, orderId: string, skuIds: readonly string[], now: Date): Promise<void> {
  const held = await lockReservations(tx, orderId, skuIds);
  for (const row of held) {
    if (row.state === 'released') continue;
    await tx
      .update(stock)
      .set({ reserved: sql`${stock.reserved} - ${row.quantity}`, updatedAt: now })
      .where(and(eq(stock.skuId, row.skuId), eq(stock.locationId, row.locationId)));
    await setState(tx, row, 'released', now);
  }
}

/** Turns an order's reservation into an allocation: the units stay taken, without a time limit. */
export async function allocateReserved(tx: Transaction, orderId: string, skuIds: readonly string[], now: Date): Promise<void> {
  for (const row of await lockReservations(tx, orderId, skuIds)) {
    if (row.state === 'held') await setState(tx, row, 'allocated', now);
  }
}

function lockReservations(tx: Transaction, orderId: string, skuIds: readonly string[]) {
  return tx
    .select()
    .from(reservations)
    .where(and(inArray(reservations.skuId, [...skuIds]), eq(reservations.orderId, orderId)))
    .orderBy(reservations.skuId, reservations.locationId)
    .for('update');
}

function setState(tx: Transaction, row: typeof reservations.$inferSelect, state: 'allocated' | 'released', now: Date) {
  return tx
    .update(reservations)
    .set({ state, updatedAt: now })
    .where(and(eq(reservations.skuId, row.skuId), eq(reservations.locationId, row.locationId), eq(reservations.orderId, row.orderId)));
}
