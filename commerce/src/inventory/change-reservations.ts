import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { stockStateOf } from './availability.ts';
import { byStockKey, stockKeyOf } from './stock-key.ts';
import { reservations, stock } from './tables.ts';
import { warehouse } from './warehouse.ts';

/** Change of the units that a placed order has reserved at a location. */
export interface ReservationChange {
  skuId: string;
  locationId: string;
  added: number;
  settled: number;
  moved: number;
}

interface Level {
  onHand: number;
  /** Units on hand that are not reserved; negative if a count has found too few. */
  available: number;
  backorderLimit: number;
}

function sumChanges(changes: readonly ReservationChange[]): ReservationChange[] {
  const sums = new Map<string, ReservationChange>();
  for (const change of changes) {
    const sum = sums.get(stockKeyOf(change)) ?? { ...change, added: 0, settled: 0, moved: 0 };
    const { added, settled, moved } = sum;
    sums.set(stockKeyOf(change), {
      ...sum,
      added: added + change.added,
      settled: settled + change.settled,
      moved: moved + change.moved,
    });
  }
  return [...sums.values()];
}

function columnsOf(changes: readonly ReservationChange[]) {
  const column = (values: readonly unknown[]) => sql.param([...values]);
  return sql`unnest(${column(changes.map(({ skuId }) => skuId))}::text[], ${column(changes.map(({ locationId }) => locationId))}::text[],
    ${column(changes.map(({ added }) => added))}::integer[], ${column(changes.map(({ settled }) => settled))}::integer[],
    ${column(changes.map(({ moved }) => moved))}::integer[]) AS change (sku_id, location_id, added, settled, moved)`;
}

/** Locks the rows of stock, in one statement that also creates those of locations without the SKU, so that all are locked in order. */
async function lockLevels(tx: Transaction, changed: SQL, now: SQL): Promise<Map<string, Level>> {
  const { rows } = await tx.execute<{
    sku_id: string;
    location_id: string;
    on_hand: number;
    backorder_limit: number;
    available: number;
  }>(sql`
    INSERT INTO ${stock} (sku_id, location_id, on_hand, updated_at)
    SELECT sku_id, location_id, 0, ${now} FROM ${changed} ORDER BY ${byStockKey}
    ON CONFLICT (sku_id, location_id) DO UPDATE SET updated_at = ${stock}.updated_at
    RETURNING sku_id, location_id, on_hand, backorder_limit, on_hand - reserved AS available`);
  return new Map(
    rows.map(({ sku_id: skuId, location_id: locationId, on_hand: onHand, backorder_limit: backorderLimit, available }) => [
      stockKeyOf({ skuId, locationId }),
      { onHand, backorderLimit, available },
    ]),
  );
}

/** Returns whether pages and search documents change: a store stops promising a SKU at its safety stock, so every change there counts. */
function isNews({ locationId, added, settled, moved }: ReservationChange, { onHand, backorderLimit, available }: Level): boolean {
  const change = settled - added + Math.max(moved, -Math.max(0, onHand));
  if (locationId !== warehouse) return change !== 0;
  const stateAfter = (units: number) =>
    stockStateOf({ availableToPromise: available + backorderLimit + units, availableNow: available + units });
  return stateAfter(change) !== stateAfter(0);
}

/**
 * Changes what a placed order has reserved: hands units over, moves them between locations, puts them back on sale or reserves others for
 * them. All changes or none. The failure names a SKU of which a location has too few units that no order has reserved; changes that take no
 * further unit always succeed, also at a location that has reserved more than it has. Returns the SKUs that have to be published. Lock
 * order: stock by key.
 */
export async function changeReservations(
  tx: Transaction,
  orderId: string,
  changes: readonly ReservationChange[],
  at: Date,
): Promise<Result<string[], 'ProductItemNotAvailableException'>> {
  const sums = sumChanges(changes);
  if (sums.length === 0) return ok([]);
  const now = sql`${at.toISOString()}::timestamptz`;
  const changed = columnsOf(sums);
  const levels = await lockLevels(tx, changed, now);

  const news: string[] = [];
  for (const change of sums) {
    const level = levels.get(stockKeyOf(change));
    if (!level) throw new Error(`the stock of ${change.skuId} at ${change.locationId} was not locked`);
    const needed = change.added - Math.max(0, change.moved);
    if (needed > 0 && needed > level.available) return notAvailable(change, needed, level.available);
    if (isNews(change, level)) news.push(change.skuId);
  }

  // A count of the store may have noticed a missing unit already, so that none is left to subtract.
  await tx.execute(sql`
    UPDATE ${stock} SET reserved = reserved + change.added - change.settled, updated_at = ${now},
      on_hand = CASE WHEN change.moved < 0 THEN greatest(on_hand + change.moved, least(on_hand, 0)) ELSE on_hand + change.moved END
    FROM ${changed} WHERE ${stock}.sku_id = change.sku_id AND ${stock}.location_id = change.location_id`);
  await tx.execute(sql`
    INSERT INTO ${reservations} AS existing (sku_id, location_id, order_id, quantity, state, added, settled, updated_at)
    SELECT sku_id, location_id, ${orderId}::uuid, 0, 'allocated', added, 0, ${now} FROM ${changed} WHERE added > 0
    ON CONFLICT (sku_id, location_id, order_id) DO UPDATE SET added = existing.added + excluded.added, updated_at = excluded.updated_at`);
  const { rowCount } = await tx.execute(sql`
    UPDATE ${reservations} SET settled = ${reservations}.settled + change.settled, updated_at = ${now} FROM ${changed}
    WHERE ${reservations}.sku_id = change.sku_id AND ${reservations}.location_id = change.location_id
      AND ${reservations}.order_id = ${orderId}::uuid AND ${reservations}.state <> 'released' AND change.settled > 0`);
  if (rowCount !== sums.filter(({ settled }) => settled > 0).length)
    throw new Error(`the order ${orderId} has not reserved all the units that it settles`);
  return ok([...new Set(news)]);
}

function notAvailable({ skuId, locationId }: ReservationChange, requested: number, available: number) {
  const units = Math.max(0, available);
  const message = `Only ${units} of product '${skuId}' are free at ${locationId}.`;
  return failure('ProductItemNotAvailableException', message, { productId: skuId, requested, available: units });
}
