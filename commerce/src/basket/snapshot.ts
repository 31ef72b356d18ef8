import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Write } from '../platform/database/combined-writes.ts';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { jsonRows } from '../platform/database/json-rows.ts';
import { prepared } from '../platform/database/prepared.ts';
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

/** Key of a basket, which is always looked up together with its owner. */
export interface BasketKey {
  customerGroupId: string;
  basketId: string;
}

const placeholder = sql.placeholder;
const live = ['open', 'placing', 'ordered'] as const;

function hasKey({ customerGroupId, basketId }: BasketKey) {
  return and(eq(baskets.customerGroupId, customerGroupId), eq(baskets.id, basketId));
}
const hasGivenKey = and(eq(baskets.customerGroupId, placeholder('customerGroupId')), eq(baskets.id, placeholder('basketId')));
const isLiveWithGivenKey = and(hasGivenKey, inArray(baskets.status, [...live]));

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

export async function readSnapshot(queryable: Queryable, key: BasketKey): Promise<BasketSnapshot | undefined> {
  const statement = prepared(queryable, 'basket_snapshot', (db) =>
    db
      .select({ basket: baskets, ...parts })
      .from(baskets)
      .where(isLiveWithGivenKey),
  );
  const [snapshot] = await statement.execute({ ...key });
  return snapshot;
}

export async function readLiveSnapshot(
  queryable: Queryable,
  customerGroupId: string,
  customerId: string,
): Promise<BasketSnapshot | undefined> {
  const statement = prepared(queryable, 'basket_live_snapshot', (db) =>
    db
      .select({ basket: baskets, ...parts })
      .from(baskets)
      .where(
        and(
          eq(baskets.customerGroupId, placeholder('customerGroupId')),
          eq(baskets.customerId, placeholder('customerId')),
          inArray(baskets.status, ['open', 'placing']),
        ),
      ),
  );
  const [snapshot] = await statement.execute({ customerGroupId, customerId });
  return snapshot;
}

/** False if the row was changed while the statement waited for its lock: then its sub-selects show the state before the change. */
const isCurrent = sql<boolean>`basket.xmin =
  (SELECT seen.xmin FROM basket AS seen WHERE seen.customer_group_id = basket.customer_group_id AND seen.id = basket.id)`;

/**
 * Locks the basket's row and reads the basket, in one statement if no other transaction changes it. Every transaction that changes a part
 * of a basket holds this lock until its end, and also writes the basket's row.
 */
export async function lockSnapshot(tx: Transaction, key: BasketKey): Promise<BasketSnapshot | undefined> {
  const statement = prepared(tx, 'basket_locked_snapshot', (db) =>
    db
      .select({ basket: baskets, ...parts, isCurrent })
      .from(baskets)
      .where(isLiveWithGivenKey)
      .for('update', { of: baskets }),
  );
  const [locked] = await statement.execute({ ...key });
  if (!locked) return undefined;
  const { isCurrent: isUnchanged, ...snapshot } = locked;
  return isUnchanged ? snapshot : readSnapshot(tx, key);
}

export function basketKeyOfSnapshot({ basket }: BasketSnapshot): BasketKey {
  return { customerGroupId: basket.customerGroupId, basketId: basket.id };
}

export async function lockLiveSnapshot(tx: Transaction, customerGroupId: string, customerId: string): Promise<BasketSnapshot | undefined> {
  for (;;) {
    const found = await readLiveSnapshot(tx, customerGroupId, customerId);
    if (!found) return undefined;
    const locked = await lockSnapshot(tx, basketKeyOfSnapshot(found));
    if (locked?.basket.status === 'open' || locked?.basket.status === 'placing') return locked;
    // It was deleted, or its order was placed, after the read.
  }
}

/** Saves the displayed total, unless an order is being placed. */
export async function saveShownTotal(queryable: Queryable, key: BasketKey, totalMinor: number): Promise<void> {
  await queryable
    .update(baskets)
    .set({ shownTotalMinor: totalMinor })
    .where(and(hasKey(key), eq(baskets.status, 'open')));
}

/** Locks a basket. Lock order: every transaction that ends an order takes this lock first. */
export async function lockBasket(tx: Transaction, key: BasketKey): Promise<void> {
  const statement = prepared(tx, 'basket_lock', (db) => db.select({ id: baskets.id }).from(baskets).where(hasGivenKey).for('update'));
  await statement.execute({ ...key });
}

export function placingMark({ customerGroupId, basketId }: BasketKey, now: Date): Write {
  return { build: markAsPlacing, values: { customerGroupId, basketId, now: now.toISOString() } };
}

function markAsPlacing(queryable: Queryable) {
  return queryable.update(baskets).set({ status: 'placing', updatedAt: givenTime }).where(hasGivenKey).returning({ id: baskets.id });
}

const givenTime = sql`${placeholder('now')}::timestamptz`;
const deletePayments = sql`
  DELETE FROM ${basketPaymentInstruments}
  WHERE customer_group_id = ${placeholder('customerGroupId')} AND basket_id = ${placeholder('basketId')}`;

/** Closes the basket of a placed order, without its payment instruments. Locks its row. */
export async function markOrdered(tx: Transaction, key: BasketKey, now: Date): Promise<void> {
  const statement = prepared(tx, 'basket_ordered', (db) =>
    db.with(db.$with('deleted', {}).as(deletePayments)).update(baskets).set({ status: 'ordered', updatedAt: givenTime }).where(hasGivenKey),
  );
  await statement.execute({ ...key, now: now.toISOString() });
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
