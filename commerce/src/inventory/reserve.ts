/**
 * Reservations. Lock order: every statement locks stock rows by key (SKU, then location), so that concurrent orders wait for each other and
 * never deadlock.
 */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Write } from '../platform/database/combined-writes.ts';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { stockStateOf } from './availability.ts';
import { byStockKey, stockKeyOf } from './stock-key.ts';
import { reservations, stock } from './tables.ts';
import { warehouse } from './warehouse.ts';

export interface Demand {
  skuId: string;
  locationId: string;
  quantity: number;
  /** Whether only units that are there now count, and none that are backordered. */
  isNowOnly?: boolean;
}

interface SummedDemand {
  skuId: string;
  locationId: string;
  quantity: number;
  /** Units of the quantity that have to be there now. */
  nowQuantity: number;
}

function sumDemand(demands: readonly Demand[]): SummedDemand[] {
  const sums = new Map<string, SummedDemand>();
  for (const { skuId, locationId, quantity, isNowOnly = false } of demands) {
    const key = stockKeyOf({ skuId, locationId });
    const sum = sums.get(key) ?? { skuId, locationId, quantity: 0, nowQuantity: 0 };
    sums.set(key, { ...sum, quantity: sum.quantity + quantity, nowQuantity: sum.nowQuantity + (isNowOnly ? quantity : 0) });
  }
  return [...sums.values()].sort((a, b) => compare(a.skuId, b.skuId) || compare(a.locationId, b.locationId));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export interface ReservedUnits {
  skuId: string;
  locationId: string;
  quantity: number;
  remaining: number;
  /** True if the reservation changes the `StockState` of the location. */
  hasNewState: boolean;
}

const value = sql.placeholder;
const now = sql`${value('now')}::timestamptz`;

const demanded = sql`
  SELECT * FROM unnest(${value('skuIds')}::text[], ${value('locationIds')}::text[], ${value('quantities')}::integer[],
    ${value('nowQuantities')}::integer[]) AS demand (sku_id, location_id, quantity, now_quantity)`;

/** Waits for each row; `available` is the number of units after the wait, and `available_now` that of those that are there. */
const locked = sql`
  SELECT sku_id, location_id, quantity, now_quantity, on_hand + backorder_limit - reserved AS available, on_hand - reserved AS available_now
  FROM ${stock} JOIN demanded USING (sku_id, location_id) ORDER BY ${byStockKey} FOR UPDATE OF ${stock}`;

const updated = sql`
  UPDATE ${stock} SET reserved = ${stock}.reserved + locked.quantity, updated_at = ${now} FROM locked
  WHERE ${stock}.sku_id = locked.sku_id AND ${stock}.location_id = locked.location_id
    AND (SELECT count(*) FROM locked WHERE available >= quantity AND (now_quantity = 0 OR available_now >= now_quantity))
      = (SELECT count(*) FROM demanded)
  RETURNING ${stock}.sku_id, ${stock}.location_id, locked.quantity`;

const recorded = sql`
  INSERT INTO ${reservations} (sku_id, location_id, order_id, quantity, state, updated_at)
  SELECT sku_id, location_id, ${value('orderId')}::uuid, quantity, 'held', ${now} FROM updated`;

function reserveAll(queryable: Queryable) {
  const part = (name: string, content: typeof locked) => queryable.$with(name, {}).as(content);
  return queryable
    .with(part('demanded', demanded), part('locked', locked), part('updated', updated), part('recorded', recorded))
    .select({
      skuId: sql<string>`sku_id`,
      locationId: sql<string>`location_id`,
      available: sql<number>`available`,
      availableNow: sql<number>`available_now`,
      isReserved: sql<boolean>`EXISTS (SELECT FROM updated)`,
    })
    .from(sql`locked`);
}

/**
 * Reserves the demand as a whole, or nothing. The `arguments` of the failure contain the first SKU of which there are too few units, and
 * its available units. One statement.
 */
export async function reserve(
  tx: Transaction,
  orderId: string,
  demands: readonly Demand[],
  at: Date,
): Promise<Result<ReservedUnits[], 'ProductItemNotAvailableException'>> {
  const sums = sumDemand(demands);
  const rows = await prepared(tx, 'reserve_stock', reserveAll).execute({
    skuIds: sums.map(({ skuId }) => skuId),
    locationIds: sums.map(({ locationId }) => locationId),
    quantities: sums.map(({ quantity }) => quantity),
    nowQuantities: sums.map(({ nowQuantity }) => nowQuantity),
    orderId,
    now: at.toISOString(),
  });
  const levels = new Map(rows.map((row) => [stockKeyOf(row), row]));
  for (const { skuId, locationId, quantity, nowQuantity } of sums) {
    const { available = 0, availableNow = 0 } = levels.get(stockKeyOf({ skuId, locationId })) ?? {};
    if (available < quantity) return notAvailable(skuId, quantity, available);
    if (nowQuantity > 0 && availableNow < nowQuantity) return notAvailable(skuId, nowQuantity, availableNow);
  }
  if (rows.some(({ isReserved }) => !isReserved)) throw new Error(`the demand of the order ${orderId} was available and not reserved`);
  return ok(
    sums.map(({ skuId, locationId, quantity }) => {
      const { available = 0, availableNow = 0 } = levels.get(stockKeyOf({ skuId, locationId })) ?? {};
      const stateAfter = (units: number) => stockStateOf({ availableToPromise: available - units, availableNow: availableNow - units });
      return { skuId, locationId, quantity, remaining: available - quantity, hasNewState: stateAfter(quantity) !== stateAfter(0) };
    }),
  );
}

function notAvailable(skuId: string, requested: number, units: number) {
  const available = Math.max(0, units);
  return failure('ProductItemNotAvailableException', `Only ${available} of product '${skuId}' can still be ordered.`, {
    productId: skuId,
    requested,
    available,
  });
}

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

/**
 * Releases the units of an order. Returns the SKUs whose state at the warehouse changes (`StockState`), and those of stores. Idempotent. One
 * statement.
 */
export async function release(tx: Transaction, orderId: string, skuIds: readonly string[], at: Date): Promise<string[]> {
  const { rows } = await tx.execute<{ sku_id: string }>(sql`
    WITH freed AS (
      UPDATE ${reservations} SET state = 'released', updated_at = ${at.toISOString()}::timestamptz
      WHERE sku_id = ANY(${sql.param([...skuIds])}::text[]) AND order_id = ${orderId} AND state <> 'released'
      RETURNING sku_id, location_id, quantity
    ), locked AS (
      SELECT sku_id, location_id, quantity, on_hand + backorder_limit - reserved AS available, on_hand - reserved AS available_now
      FROM ${stock} JOIN freed USING (sku_id, location_id) ORDER BY ${byStockKey} FOR UPDATE OF ${stock}
    ), updated AS (
      UPDATE ${stock} SET reserved = ${stock}.reserved - locked.quantity, updated_at = ${at.toISOString()}::timestamptz FROM locked
      WHERE ${stock}.sku_id = locked.sku_id AND ${stock}.location_id = locked.location_id
    )
    SELECT sku_id FROM locked WHERE location_id <> ${warehouse}
      OR (available <= 0 AND available + quantity > 0) OR (available_now <= 0 AND available_now + quantity > 0)`);
  return rows.map((row) => row.sku_id);
}

const allocated = sql`
  UPDATE ${reservations} SET state = 'allocated', updated_at = ${now}
  WHERE sku_id = ANY(${value('skuIds')}::text[]) AND order_id = ${value('orderId')}::uuid AND state = 'held'
  RETURNING sku_id`;

/** Turns an order's reservation into an allocation, which has no time limit. */
export function allocation(orderId: string, skuIds: readonly string[], at: Date): Write {
  return { build: () => allocated, values: { orderId, skuIds: [...skuIds], now: at.toISOString() } };
}
