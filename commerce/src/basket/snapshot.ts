/** A basket as it is stored: what the shopper put in and chose, without prices. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { jsonRows } from '../platform/database/json-rows.ts';
import { basketCoupons, basketItems, basketPaymentInstruments, basketShipments, baskets } from './tables.ts';

export type BasketRow = typeof baskets.$inferSelect;
export type BasketItemRow = typeof basketItems.$inferSelect;
export type BasketShipmentRow = typeof basketShipments.$inferSelect;
type BasketCouponRow = typeof basketCoupons.$inferSelect;
export type BasketPaymentRow = typeof basketPaymentInstruments.$inferSelect;

export interface BasketSnapshot {
  basket: BasketRow;
  items: BasketItemRow[];
  shipments: BasketShipmentRow[];
  coupons: BasketCouponRow[];
  payments: BasketPaymentRow[];
}

/** Whose basket is asked for: it is looked up together with its owner, so that somebody else's is not found. */
export interface BasketKey {
  customerGroupId: string;
  basketId: string;
}

const live = ['open', 'placing', 'ordered'] as const;

function keyed({ customerGroupId, basketId }: BasketKey) {
  return and(eq(baskets.customerGroupId, customerGroupId), eq(baskets.id, basketId));
}
function owned(key: BasketKey) {
  return and(keyed(key), inArray(baskets.status, [...live]));
}

/** What belongs to the basket of the statement. */
const parts = {
  items: partsOf(basketItems, sql`${basketItems.position}, ${basketItems.id}`),
  shipments: partsOf(basketShipments, sql`${basketShipments.id}`),
  coupons: partsOf(basketCoupons, sql`${basketCoupons.id}`),
  payments: partsOf(basketPaymentInstruments, sql`${basketPaymentInstruments.createdAt}`),
};
type PartTable = typeof basketItems | typeof basketShipments | typeof basketCoupons | typeof basketPaymentInstruments;
function partsOf<Table extends PartTable>(table: Table, orderBy: SQL) {
  return jsonRows(table, sql`${table.customerGroupId} = ${baskets.customerGroupId} AND ${table.basketId} = ${baskets.id}`, orderBy);
}

/** The basket with all that belongs to it; one statement, whatever it holds. */
export async function readSnapshot(queryable: Queryable, key: BasketKey): Promise<BasketSnapshot | undefined> {
  const query = queryable
    .select({ basket: baskets, ...parts })
    .from(baskets)
    .where(owned(key));
  const [snapshot] = await query.prepare('basket_snapshot').execute();
  return snapshot;
}

/**
 * The same, its row locked: whoever changes a basket holds this lock until the end of the transaction. The lock is a
 * statement of its own: what the basket holds must be read after the wait for it, not before.
 */
export async function lockSnapshot(tx: Transaction, key: BasketKey): Promise<BasketSnapshot | undefined> {
  await lockBasket(tx, key);
  return readSnapshot(tx, key);
}

/** The same, the basket marked as changed. */
export async function touchSnapshot(tx: Transaction, key: BasketKey, now: Date): Promise<BasketSnapshot | undefined> {
  await tx.update(baskets).set({ updatedAt: now }).where(keyed(key)).prepare('basket_touch').execute();
  return readSnapshot(tx, key);
}

/** The customer's live basket, if there is one. */
export async function liveBasketId(queryable: Queryable, customerGroupId: string, customerId: string): Promise<string | undefined> {
  const [row] = await queryable
    .select({ id: baskets.id })
    .from(baskets)
    .where(
      and(eq(baskets.customerGroupId, customerGroupId), eq(baskets.customerId, customerId), inArray(baskets.status, ['open', 'placing'])),
    );
  return row?.id;
}

/** Remembers the total that the shopper is told; not while an order is placed with another one. */
export async function saveShownTotal(queryable: Queryable, key: BasketKey, totalMinor: number): Promise<void> {
  await queryable
    .update(baskets)
    .set({ shownTotalMinor: totalMinor })
    .where(and(keyed(key), eq(baskets.status, 'open')));
}

/** Holds the basket's row until the end of the transaction: whoever ends an order holds it first. */
export async function lockBasket(tx: Transaction, key: BasketKey): Promise<void> {
  await tx.select({ id: baskets.id }).from(baskets).where(keyed(key)).for('update').prepare('basket_lock').execute();
}

/** The order of the basket is under way: nobody changes it. */
export async function markPlacing(tx: Transaction, key: BasketKey, now: Date): Promise<void> {
  await tx.update(baskets).set({ status: 'placing', updatedAt: now }).where(keyed(key));
}

/** The basket has become an order; its means of payment are not needed any more. */
export async function markOrdered(tx: Transaction, key: BasketKey, now: Date): Promise<void> {
  await tx.update(baskets).set({ status: 'ordered', updatedAt: now }).where(keyed(key));
  await removePayments(tx, key);
}

/** The order came to nothing: the basket is open again, without its means of payment (ORDER-006). */
export async function reopenBasket(tx: Transaction, key: BasketKey, now: Date): Promise<void> {
  await tx
    .update(baskets)
    .set({ status: 'open', updatedAt: now })
    .where(and(keyed(key), eq(baskets.status, 'placing')));
  await removePayments(tx, key);
}

async function removePayments(tx: Transaction, { customerGroupId, basketId }: BasketKey): Promise<void> {
  const { customerGroupId: group, basketId: basket } = basketPaymentInstruments;
  await tx.delete(basketPaymentInstruments).where(and(eq(group, customerGroupId), eq(basket, basketId)));
}

/** Changes fields of the basket itself. */
export async function updateBasketFields(
  tx: Transaction,
  key: BasketKey,
  fields: Partial<Omit<BasketRow, 'customerGroupId' | 'id'>>,
): Promise<void> {
  await tx.update(baskets).set(fields).where(keyed(key));
}
