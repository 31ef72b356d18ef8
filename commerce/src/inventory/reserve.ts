/**
 * Reservations. Lock order: every function locks stock rows by key (SKU, then location), so that concurrent orders wait for each other and
 * never deadlock.
 */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { reservations, stock } from './tables.ts';

export interface Demand {
  skuId: string;
  locationId: string;
  quantity: number;
}

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

export interface ReservedUnits extends Demand {
  remaining: number;
}

/**
 * Reserves the demand, or fails as a whole; the caller must roll back after a failure. Its `arguments` contain the SKU and its available
 * units. One statement per SKU and location.
 */
export async function reserve(
  tx: Transaction,
  orderId: string,
  demands: readonly Demand[],
  now: Date,
): Promise<Result<ReservedUnits[], 'ProductItemNotAvailableException'>> {
  const reserved: ReservedUnits[] = [];
  for (const demand of sumDemand(demands)) {
    const remaining = await takeUnits(tx, orderId, demand, now);
    if (remaining === undefined) return notAvailable(tx, demand);
    reserved.push({ ...demand, remaining });
  }
  return ok(reserved);
}

/** Returns the remaining available units; `undefined` if there were too few. */
async function takeUnits(
  tx: Transaction,
  orderId: string,
  { skuId, locationId, quantity }: Demand,
  now: Date,
): Promise<number | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ left: number }>(sql`
    WITH updated AS (
      UPDATE ${stock} SET reserved = reserved + ${quantity}::integer, updated_at = ${at}
      WHERE sku_id = ${skuId} AND location_id = ${locationId} AND on_hand + backorder_limit - reserved >= ${quantity}::integer
      RETURNING sku_id, location_id, on_hand + backorder_limit - reserved AS "left"
    ), recorded AS (
      INSERT INTO ${reservations} (sku_id, location_id, order_id, quantity, state, updated_at)
      SELECT sku_id, location_id, ${orderId}::uuid, ${quantity}::integer, 'held', ${at} FROM updated
    )
    SELECT "left" FROM updated`);
  return rows[0]?.left;
}

async function notAvailable(tx: Transaction, { skuId, locationId, quantity }: Demand) {
  const [row] = await tx
    .select({ free: sql<number>`${stock.onHand} + ${stock.backorderLimit} - ${stock.reserved}` })
    .from(stock)
    .where(and(eq(stock.skuId, skuId), eq(stock.locationId, locationId)));
  const available = Math.max(0, row?.free ?? 0);
  return failure('ProductItemNotAvailableException', `Only ${available} of product '${skuId}' can still be ordered.`, {
    productId: skuId,
    requested: quantity,
    available,
  });
}

/** Returns which of these orders hold units that are not yet allocated. */
export async function ordersHoldingStock(
  queryable: Queryable,
  lines: readonly { orderId: string; skuId: string }[],
): Promise<ReadonlySet<string>> {
  if (lines.length === 0) return new Set();
  const found = await queryable
    .selectDistinct({ orderId: reservations.orderId })
    .from(reservations)
    .where(
      and(
        inArray(
          reservations.skuId,
          lines.map(({ skuId }) => skuId),
        ),
        inArray(
          reservations.orderId,
          lines.map(({ orderId }) => orderId),
        ),
        eq(reservations.state, 'held'),
      ),
    );
  return new Set(found.map(({ orderId }) => orderId));
}

/** Idempotent. */
export async function release(tx: Transaction, orderId: string, skuIds: readonly string[], now: Date): Promise<void> {
  for (const skuId of [...skuIds].sort(compare)) {
    const at = sql`${now.toISOString()}::timestamptz`;
    await tx.execute(sql`
      WITH freed AS (
        UPDATE ${reservations} SET state = 'released', updated_at = ${at}
        WHERE sku_id = ${skuId} AND order_id = ${orderId} AND state <> 'released'
        RETURNING location_id, quantity
      )
      UPDATE ${stock} SET reserved = reserved - freed.quantity, updated_at = ${at}
      FROM freed WHERE stock.sku_id = ${skuId} AND stock.location_id = freed.location_id`);
  }
}

/** Turns an order's reservation into an allocation, which has no time limit. */
export async function allocateReserved(tx: Transaction, orderId: string, skuIds: readonly string[], now: Date): Promise<void> {
  for (const skuId of [...skuIds].sort(compare)) {
    await tx
      .update(reservations)
      .set({ state: 'allocated', updatedAt: now })
      .where(and(eq(reservations.skuId, skuId), eq(reservations.orderId, orderId), eq(reservations.state, 'held')))
      .prepare('allocate_reserved')
      .execute();
  }
}
