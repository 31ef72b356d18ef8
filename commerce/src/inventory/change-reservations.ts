import { sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { byStockKey, stockKeyOf } from './stock-key.ts';
import { reservations, stock } from './tables.ts';

/** What happens to the units that a placed order has reserved at a location. */
export interface ReservationChange {
  skuId: string;
  locationId: string;
  /** Units that are reserved in addition. */
  added: number;
  /** Units that are no longer reserved. */
  settled: number;
  /** Units that come to the location, or leave it if negative. */
  moved: number;
}

interface Level {
  sku_id: string;
  location_id: string;
  on_hand: number;
  backorder_limit: number;
  available: number;
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

/**
 * Changes what a placed order has reserved: hands units over, moves them between locations, puts them back on sale or reserves others for
 * them. All changes or none. The failure names a SKU of which a location has too few units that no order has reserved. Returns the SKUs of
 * which the last unit was taken, or of which there are units again. Lock order: stock by key.
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
  const column = (values: readonly unknown[]) => sql.param([...values]);
  const keys = sql`unnest(${column(sums.map(({ skuId }) => skuId))}::text[], ${column(sums.map(({ locationId }) => locationId))}::text[],
    ${column(sums.map(({ added }) => added))}::integer[], ${column(sums.map(({ settled }) => settled))}::integer[],
    ${column(sums.map(({ moved }) => moved))}::integer[]) AS change (sku_id, location_id, added, settled, moved)`;

  // A location gets its first unit of a SKU.
  await tx.execute(sql`
    INSERT INTO ${stock} (sku_id, location_id, on_hand, updated_at)
    SELECT sku_id, location_id, 0, ${now} FROM ${keys} WHERE moved > 0 ORDER BY ${byStockKey} ON CONFLICT DO NOTHING`);
  const { rows: levels } = await tx.execute<Level & Record<string, unknown>>(sql`
    SELECT sku_id, location_id, on_hand, backorder_limit, on_hand - reserved AS available
    FROM ${stock} JOIN ${keys} USING (sku_id, location_id) ORDER BY ${byStockKey} FOR UPDATE OF ${stock}`);
  const before = new Map(levels.map((level) => [stockKeyOf({ skuId: level.sku_id, locationId: level.location_id }), level]));

  const turned: string[] = [];
  for (const change of sums) {
    const level = before.get(stockKeyOf(change));
    const available = level?.available ?? 0;
    const needed = change.added - Math.max(0, change.moved);
    if (needed > available) return notAvailable(change, needed, available);
    const { on_hand: onHand = 0, backorder_limit: backorderLimit = 0 } = level ?? {};
    const promised = available + backorderLimit;
    const after = promised + change.settled - change.added + Math.max(change.moved, -Math.max(0, onHand));
    if (after <= 0 !== promised <= 0) turned.push(change.skuId);
  }

  // A count of the store may have noticed a missing unit already, so that none is left to subtract.
  await tx.execute(sql`
    UPDATE ${stock} SET reserved = reserved + change.added - change.settled, updated_at = ${now},
      on_hand = CASE WHEN change.moved < 0 THEN greatest(on_hand + change.moved, least(on_hand, 0)) ELSE on_hand + change.moved END
    FROM ${keys} WHERE ${stock}.sku_id = change.sku_id AND ${stock}.location_id = change.location_id`);
  await tx.execute(sql`
    INSERT INTO ${reservations} AS kept (sku_id, location_id, order_id, quantity, state, added, settled, updated_at)
    SELECT sku_id, location_id, ${orderId}::uuid, 0, 'allocated', added, 0, ${now} FROM ${keys} WHERE added > 0
    ON CONFLICT (sku_id, location_id, order_id) DO UPDATE SET added = kept.added + excluded.added, updated_at = excluded.updated_at`);
  await tx.execute(sql`
    UPDATE ${reservations} SET settled = ${reservations}.settled + change.settled, updated_at = ${now} FROM ${keys}
    WHERE ${reservations}.sku_id = change.sku_id AND ${reservations}.location_id = change.location_id
      AND ${reservations}.order_id = ${orderId}::uuid AND change.settled > 0`);
  return ok([...new Set(turned)]);
}

function notAvailable({ skuId, locationId }: ReservationChange, requested: number, available: number) {
  const units = Math.max(0, available);
  const message = `Only ${units} of product '${skuId}' are free at ${locationId}.`;
  return failure('ProductItemNotAvailableException', message, { productId: skuId, requested, available: units });
}
