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

/** A basket is always looked up together with its owner. */
export interface BasketKey {
  customerGroupId: string;
  basketId: string;
}

const live = ['open', 'placing', 'ordered'] as const;

function hasKey({ customerGroupId, basketId }: BasketKey) {
  return and(eq(baskets.customerGroupId, customerGroupId), eq(baskets.id, basketId));
}
function isLiveWithKey(key: BasketKey) {
  return and(hasKey(key), inArray(baskets.status, [...live]));
}

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

/** Reads a basket with all of its parts in one statement. */
export async function readSnapshot(queryable: Queryable, key: BasketKey): Promise<BasketSnapshot | undefined> {
  const query = queryable
    .select({ basket: baskets, ...parts })
    .from(baskets)
    .where(isLiveWithKey(key));
  const [snapshot] = await query.prepare('basket_snapshot').execute();
  return snapshot;
}

/**
 * Locks the basket's row, then reads the basket. Every change of a basket holds this lock until the end of its transaction. The lock needs
 * its own statement, because sub-selects of the same statement would return the data from before the wait.
 */
export async function lockSnapshot(tx: Transaction, key: BasketKey): Promise<BasketSnapshot | undefined> {
  await lockBasket(tx, key);
  return readSnapshot(tx, key);
}

/** Like `lockSnapshot`, but takes the lock by updating the modification time. */
export async function touchSnapshot(tx: Transaction, key: BasketKey, now: Date): Promise<BasketSnapshot | undefined> {
  await tx.update(baskets).set({ updatedAt: now }).where(hasKey(key)).prepare('basket_touch').execute();
  return readSnapshot(tx, key);
}

export async function liveBasketId(queryable: Queryable, customerGroupId: string, customerId: string): Promise<string | undefined> {
  const [row] = await queryable
    .select({ id: baskets.id })
    .from(baskets)
    .where(
      and(eq(baskets.customerGroupId, customerGroupId), eq(baskets.customerId, customerId), inArray(baskets.status, ['open', 'placing'])),
    );
  return row?.id;
}

/** Saves the displayed total, unless an order is being placed. */
export async function saveShownTotal(queryable: Queryable, key: BasketKey, totalMinor: number): Promise<void> {
  await queryable
    .update(baskets)
    .set({ shownTotalMinor: totalMinor })
    .where(and(hasKey(key), eq(baskets.status, 'open')));
}

/** Lock order: every transaction that ends an order takes this lock first. */
export async function lockBasket(tx: Transaction, key: BasketKey): Promise<void> {
  await tx.select({ id: baskets.id }).from(baskets).where(hasKey(key)).for('update').prepare('basket_lock').execute();
}

export async function markPlacing(tx: Transaction, key: BasketKey, now: Date): Promise<void> {
  await tx.update(baskets).set({ status: 'placing', updatedAt: now }).where(hasKey(key));
}

export async function markOrdered(tx: Transaction, key: BasketKey, now: Date): Promise<void> {
  await tx.update(baskets).set({ status: 'ordered', updatedAt: now }).where(hasKey(key));
  await removePayments(tx, key);
}

/** Reopens the basket after a failed order, without its payment instruments (ORDER-006). */
export async function reopenBasket(tx: Transaction, key: BasketKey, now: Date): Promise<void> {
  await tx
    .update(baskets)
    .set({ status: 'open', updatedAt: now })
    .where(and(hasKey(key), eq(baskets.status, 'placing')));
  await removePayments(tx, key);
}

async function removePayments(tx: Transaction, { customerGroupId, basketId }: BasketKey): Promise<void> {
  const { customerGroupId: group, basketId: basket } = basketPaymentInstruments;
  await tx.delete(basketPaymentInstruments).where(and(eq(group, customerGroupId), eq(basket, basketId)));
}

export async function updateBasketFields(
  tx: Transaction,
  key: BasketKey,
  fields: Partial<Omit<BasketRow, 'customerGroupId' | 'id'>>,
): Promise<void> {
  await tx.update(baskets).set(fields).where(hasKey(key));
}
