/** SQL of orders. An order's status changes only by a conditional update, so that concurrent processes agree on it. */
import { and, asc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { BasketKey } from '../basket/snapshot.ts';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { type OrderState, statesLeadingTo, unfinishedStates } from './order-state.ts';
import { customerOrders, orderLookups } from './tables.ts';

export type OrderRow = typeof customerOrders.$inferSelect;

export interface OrderKey {
  customerGroupId: string;
  orderId: string;
}

function hasKey({ customerGroupId, orderId }: OrderKey) {
  return and(eq(customerOrders.customerGroupId, customerGroupId), eq(customerOrders.id, orderId));
}

export function keyOf(order: OrderRow): OrderKey {
  return { customerGroupId: order.customerGroupId, orderId: order.id };
}

export function basketKeyOfOrder(order: OrderRow): BasketKey {
  return { customerGroupId: order.customerGroupId, basketId: order.basketId };
}

export async function readOrder(queryable: Queryable, key: OrderKey): Promise<OrderRow | undefined> {
  const [order] = await queryable.select().from(customerOrders).where(hasKey(key));
  return order;
}

export async function lockOrder(tx: Transaction, key: OrderKey): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(customerOrders).where(hasKey(key)).for('update');
  return order;
}

/** Reads orders of several customer groups. A plain read, outside of the locks of one group. */
export async function readOrders(queryable: Queryable, keys: readonly OrderKey[]): Promise<OrderRow[]> {
  if (keys.length === 0) return [];
  const groups = sql.param(keys.map(({ customerGroupId }) => customerGroupId));
  const ids = sql.param(keys.map(({ orderId }) => orderId));
  return queryable
    .select()
    .from(customerOrders)
    .where(sql`(${customerOrders.customerGroupId}, ${customerOrders.id}) IN (SELECT * FROM unnest(${groups}::text[], ${ids}::uuid[]))`);
}

export async function orderOfBasket(queryable: Queryable, { customerGroupId, basketId }: BasketKey): Promise<OrderRow | undefined> {
  const [order] = await queryable
    .select()
    .from(customerOrders)
    .where(
      and(eq(customerOrders.customerGroupId, customerGroupId), eq(customerOrders.basketId, basketId), ne(customerOrders.status, 'failed')),
    );
  return order;
}

export async function orderKeyOfNumber(queryable: Queryable, orderNo: string): Promise<OrderKey | undefined> {
  const [found] = await queryable.select().from(orderLookups).where(eq(orderLookups.orderNo, orderNo));
  return found;
}

/**
 * Changes an order's status if its current status is among `expectedStates` and leads to the new one. Returns `undefined` if another
 * process has changed it first.
 */
export async function transitionOrder(
  queryable: Queryable,
  key: OrderKey,
  to: OrderState,
  changes: Partial<Pick<OrderRow, 'flash' | 'attempt' | 'reservedUntil' | 'placedAt' | 'attemptNetworks'>> & { updatedAt: Date },
  expectedStates: readonly OrderState[] = statesLeadingTo(to),
): Promise<OrderRow | undefined> {
  const from = statesLeadingTo(to).filter((state) => expectedStates.includes(state));
  const [transitioned] = await queryable
    .update(customerOrders)
    .set({ ...changes, status: to })
    .where(and(hasKey(key), inArray(customerOrders.status, from)))
    .returning();
  return transitioned;
}

export async function extendReservation(queryable: Queryable, key: OrderKey, reservedUntil: Date, now: Date): Promise<void> {
  await queryable
    .update(customerOrders)
    .set({ reservedUntil, isExtended: true, updatedAt: now })
    .where(and(hasKey(key), eq(customerOrders.status, 'awaiting_shopper'), eq(customerOrders.isExtended, false)));
}

export async function touchOrder(queryable: Queryable, key: OrderKey, now: Date): Promise<void> {
  await queryable.update(customerOrders).set({ updatedAt: now }).where(hasKey(key));
}

/** Returns unfinished orders without activity within `milliseconds`. Activity of the future is from before the clock was set back. */
export function staleOrders(queryable: Queryable, now: Date, milliseconds: number, limit: number): Promise<OrderRow[]> {
  const isStale = or(
    lt(customerOrders.updatedAt, new Date(now.getTime() - milliseconds)),
    gt(customerOrders.updatedAt, new Date(now.getTime() + milliseconds)),
  );
  return queryable
    .select()
    .from(customerOrders)
    .where(and(inArray(customerOrders.status, [...unfinishedStates]), isStale))
    .orderBy(asc(customerOrders.updatedAt))
    .limit(limit);
}
