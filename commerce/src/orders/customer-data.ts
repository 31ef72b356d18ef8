import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { eraseBasket } from '../basket/customer-data.ts';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { deleteRecordsOf } from '../platform/http/idempotency/idempotency-records.ts';
import type { ExportSection } from '../shared/export-section.ts';
import { anonymizeDocument } from './documents/anonymize-document.ts';
import { presentOrder } from './history/present-order.ts';
import { basketKeyOfOrder, type OrderRow, readOrders } from './order-queries.ts';
import { isUnfinished, type OrderState } from './order-state.ts';
import { customerOrders, joinedOrders } from './tables.ts';

/** Days after which an order has arrived, or will not arrive, whatever its status says. */
const deliveryDays = 90;
const day = 24 * 60 * 60 * 1000;
const endStates: readonly OrderState[] = ['failed', 'completed', 'cancelled'];

/** Reads the orders of an account, without those that a sign-in has opened: nothing proves yet that the customer has placed them. */
async function ordersOf(queryable: Queryable, customerGroupId: string): Promise<OrderRow[]> {
  const [own, joined] = await Promise.all([
    queryable
      .select()
      .from(customerOrders)
      .where(eq(customerOrders.customerGroupId, customerGroupId))
      .orderBy(asc(customerOrders.createdAt)),
    queryable
      .select()
      .from(joinedOrders)
      .where(and(eq(joinedOrders.customerGroupId, customerGroupId), isNotNull(joinedOrders.placedAt))),
  ]);
  const keys = joined.map(({ orderGroupId, orderId }) => ({ customerGroupId: orderGroupId, orderId }));
  return [...own, ...(await readOrders(queryable, keys))];
}

export async function exportOrders(queryable: Queryable, customerGroupId: string): Promise<ExportSection> {
  const orders = await ordersOf(queryable, customerGroupId);
  return { name: 'Orders', rows: orders.map(presentOrder) };
}

/** Returns whether payment, carrier or customer service may still need to know whose order it is. */
export function needsPersonalData({ status, placedAt }: Pick<OrderRow, 'status' | 'placedAt'>, now: Date): boolean {
  if (isUnfinished(status)) return true;
  if (endStates.includes(status)) return false;
  return placedAt !== null && now.getTime() - placedAt.getTime() < deliveryDays * day;
}

/** Anonymizes an order unless its status has changed since it was read. Returns whether it has no personal data now. */
async function anonymizeOrder(tx: Transaction, order: OrderRow): Promise<boolean> {
  const { customerGroupId, id, status } = order;
  // Lock order: the basket, then the order. It stores email and addresses, too.
  await eraseBasket(tx, basketKeyOfOrder(order));
  const { rowCount } = await tx
    .update(customerOrders)
    .set({ email: '', document: anonymizeDocument(order.document), flash: [], attemptNetworks: null })
    .where(and(eq(customerOrders.customerGroupId, customerGroupId), eq(customerOrders.id, id), eq(customerOrders.status, status)));
  // They include the response of the call that has placed the order.
  await deleteRecordsOf(tx, customerGroupId);
  return rowCount === 1;
}

/**
 * Anonymizes the orders of an account that is erased: those that have ended, and those placed 90 days ago. Returns the number of orders
 * that still need their personal data, for which it runs again later.
 */
export async function eraseOrders(tx: Transaction, customerGroupId: string, now: Date): Promise<number> {
  await tx.delete(joinedOrders).where(and(eq(joinedOrders.customerGroupId, customerGroupId), isNull(joinedOrders.placedAt)));
  // An order that was anonymized has no email address.
  const orders = (await ordersOf(tx, customerGroupId)).filter(({ email }) => email !== '');
  let waiting = 0;
  for (const order of orders) if (needsPersonalData(order, now) || !(await anonymizeOrder(tx, order))) waiting++;
  return waiting;
}
