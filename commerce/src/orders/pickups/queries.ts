/** SQL of pickups. Lock order of all statements: pickup, stock by SKU and location, order. */
import type { PickupWorkState } from '@outfitter/contract';
import { and, asc, desc, eq, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { OrderKey, OrderRow } from '../order-queries.ts';
import { customerOrders } from '../tables.ts';
import { openPickupStates, type Pickup, type PickupLine } from './pickup-state.ts';
import { pickupChanges, pickupLines, pickups } from './tables.ts';

export type PickupRow = typeof pickups.$inferSelect;
export type PickupLineRow = typeof pickupLines.$inferSelect;
export type StoredPickup = PickupRow & { lines: PickupLineRow[] };

async function withLines(queryable: Queryable, rows: readonly PickupRow[]): Promise<StoredPickup[]> {
  if (rows.length === 0) return [];
  const groups = sql.param(rows.map(({ customerGroupId }) => customerGroupId));
  const ids = sql.param(rows.map(({ id }) => id));
  const lines = await queryable
    .select()
    .from(pickupLines)
    .where(sql`(${pickupLines.customerGroupId}, ${pickupLines.pickupId}) IN (SELECT * FROM unnest(${groups}::text[], ${ids}::uuid[]))`)
    .orderBy(asc(pickupLines.position));
  return rows.map((row) => ({ ...row, lines: lines.filter(({ pickupId }) => pickupId === row.id) }));
}

export async function lockPickup(tx: Transaction, pickupId: string): Promise<StoredPickup | undefined> {
  const rows = await tx.select().from(pickups).where(eq(pickups.id, pickupId)).for('update');
  return (await withLines(tx, rows))[0];
}

export async function readPickup(queryable: Queryable, pickupId: string): Promise<StoredPickup | undefined> {
  return (await withLines(queryable, await queryable.select().from(pickups).where(eq(pickups.id, pickupId))))[0];
}

export async function pickupsOfOrder(queryable: Queryable, { customerGroupId, orderId }: OrderKey): Promise<StoredPickup[]> {
  const ofOrder = and(eq(pickups.customerGroupId, customerGroupId), eq(pickups.orderId, orderId));
  return withLines(queryable, await queryable.select().from(pickups).where(ofOrder).orderBy(asc(pickups.shipmentId)));
}

/** Returns placed orders whose document has pickups that were never begun. Literals, as the index `customer_order_to_pick` has them. */
export function ordersWithoutPickups(queryable: Queryable, limit: number): Promise<OrderRow[]> {
  const isUntouched = sql`${customerOrders.status} = 'new' AND ${customerOrders.pickups} = '{}' AND ${customerOrders.document} ? 'pickups'`;
  const ofOrder = and(eq(pickups.customerGroupId, customerOrders.customerGroupId), eq(pickups.orderId, customerOrders.id));
  return queryable
    .select()
    .from(customerOrders)
    .where(and(isUntouched, notExists(queryable.select({ id: pickups.id }).from(pickups).where(ofOrder))))
    .orderBy(asc(customerOrders.placedAt))
    .limit(limit);
}

export interface PickupFilter {
  storeId?: string | undefined;
  states?: readonly PickupWorkState[] | undefined;
  orderNo?: string | undefined;
  start?: number | undefined;
  limit: number;
}
type PickupsWanted = Pick<PickupFilter, 'storeId' | 'states' | 'orderNo'>;

const isOpenState = (state: PickupWorkState) => openPickupStates.some((open) => open === state);

/** Time at which a pickup is due. A promised day counts as a whole, so that a promised time of that day comes first. */
const dueAt = sql`coalesce(${pickups.readyBy}, (${pickups.promisedOn} + 1)::timestamp AT TIME ZONE 'UTC') NULLS LAST`;
const workFirst = [sql`${pickups.state} = 'ready'`, dueAt, asc(pickups.createdAt), asc(pickups.id)];
const latestFirst = [desc(pickups.updatedAt), asc(pickups.id)];

function isWanted({ storeId, states = openPickupStates, orderNo }: PickupsWanted) {
  return and(
    orderNo === undefined ? inArray(pickups.state, [...states]) : eq(pickups.orderNo, orderNo),
    storeId === undefined ? undefined : eq(pickups.storeId, storeId),
  );
}

export function countPickups(queryable: Queryable, filter: PickupsWanted): Promise<number> {
  return queryable.$count(pickups, isWanted(filter));
}

/**
 * Returns pickups, by default the open ones: what is still to be done comes before what waits for its shopper, by the time for which it is
 * promised. Pickups that have ended are listed from the last one.
 */
export async function findPickups(queryable: Queryable, filter: PickupFilter): Promise<StoredPickup[]> {
  const { states = openPickupStates, start = 0, limit } = filter;
  const rows = await queryable
    .select()
    .from(pickups)
    .where(isWanted(filter))
    .orderBy(...(states.some(isOpenState) ? workFirst : latestFirst))
    .offset(start)
    .limit(limit);
  return withLines(queryable, rows);
}

const countsOf = ({ picked, transferred, shipped, refunded }: PickupLine) => [picked, transferred, shipped, refunded];

/** Saves a pickup. `before` is the pickup as it is stored; lines that have not changed are not written. */
export async function savePickup(
  tx: Transaction,
  before: StoredPickup,
  changes: Partial<PickupRow>,
  lines: readonly PickupLine[],
): Promise<void> {
  const { customerGroupId, id, lines: stored } = before;
  await tx
    .update(pickups)
    .set(changes)
    .where(and(eq(pickups.customerGroupId, customerGroupId), eq(pickups.id, id)));
  const countsBefore = new Map(stored.map((line) => [line.itemId, `${countsOf(line)}`]));
  const changed = lines.filter((line) => `${countsOf(line)}` !== countsBefore.get(line.itemId));
  if (changed.length === 0) return;
  const column = (values: readonly unknown[]) => sql.param([...values]);
  await tx.execute(sql`
    UPDATE ${pickupLines} SET picked = line.picked, transferred = line.transferred, shipped = line.shipped, refunded = line.refunded
    FROM unnest(${column(changed.map(({ itemId }) => itemId))}::uuid[], ${column(changed.map(({ picked }) => picked))}::integer[],
      ${column(changed.map(({ transferred }) => transferred))}::integer[], ${column(changed.map(({ shipped }) => shipped))}::integer[],
      ${column(changed.map(({ refunded }) => refunded))}::integer[]) AS line (item_id, picked, transferred, shipped, refunded)
    WHERE ${pickupLines.customerGroupId} = ${customerGroupId} AND ${pickupLines.pickupId} = ${id}::uuid
      AND ${pickupLines.itemId} = line.item_id`);
}

export function asPickup({ state, storeId, lines }: StoredPickup): Pickup {
  return { state, storeId, lines };
}

export async function recordPickupChange(tx: Transaction, change: Omit<typeof pickupChanges.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(pickupChanges).values(change);
}

export function readPickupChanges(queryable: Queryable, pickupId: string) {
  return queryable.select().from(pickupChanges).where(eq(pickupChanges.pickupId, pickupId)).orderBy(asc(pickupChanges.id));
}

const isReady = eq(pickups.state, 'ready');

export function expiredPickups(queryable: Queryable, now: Date, limit: number): Promise<PickupRow[]> {
  return queryable
    .select()
    .from(pickups)
    .where(and(isReady, lte(pickups.collectUntil, now)))
    .orderBy(asc(pickups.collectUntil))
    .limit(limit);
}

export async function claimReminders(tx: Transaction, now: Date, before: Date, limit: number): Promise<PickupRow[]> {
  const due = await tx
    .select({ customerGroupId: pickups.customerGroupId, id: pickups.id })
    .from(pickups)
    .where(and(isReady, isNull(pickups.remindedAt), lte(pickups.collectUntil, before), sql`${pickups.collectUntil} > ${now.toISOString()}`))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  return tx.update(pickups).set({ remindedAt: now }).where(inArray(pickups.id, ids)).returning();
}
