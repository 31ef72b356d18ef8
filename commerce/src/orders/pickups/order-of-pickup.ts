import { homeShipmentId } from '@outfitter/contract';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { keyOf, lockOrder, type OrderRow } from '../order-queries.ts';
import { customerOrders } from '../tables.ts';
import { orderStateOfPickups } from './order-state-of-pickups.ts';
import { pickupProgressOf } from './pickup-progress.ts';
import { pickupsOfOrder, type StoredPickup } from './queries.ts';

/** Reads the order of a pickup. It is locked when its state follows, after the stock. */
export async function orderOfPickup(tx: Transaction, { customerGroupId, orderId, id }: StoredPickup): Promise<OrderRow> {
  const ofKey = and(eq(customerOrders.customerGroupId, customerGroupId), eq(customerOrders.id, orderId));
  const [order] = await tx.select().from(customerOrders).where(ofKey);
  if (!order) throw new Error(`the pickup ${id} has no order`);
  return order;
}

/** Writes what the shopper sees of the pickups to the order, and the order's state that follows from them. */
export async function followPickups(tx: Transaction, { customerGroupId, id }: OrderRow, now: Date): Promise<void> {
  const ofKey = and(eq(customerOrders.customerGroupId, customerGroupId), eq(customerOrders.id, id));
  // Two pickups of an order may change at once: the second one reads the first after this lock.
  const order = await lockOrder(tx, { customerGroupId, orderId: id });
  if (!order) return;
  const pickups = await pickupsOfOrder(tx, keyOf(order));
  const isShipped =
    order.document.answer.productItems.some(({ shipmentId }) => shipmentId === homeShipmentId) ||
    pickups.some(({ lines }) => lines.some(({ shipped }) => shipped > 0));
  const status = orderStateOfPickups(
    order.status,
    pickups.map(({ state }) => state),
    isShipped,
  );
  const progress = Object.fromEntries(pickups.map((pickup) => [pickup.shipmentId, pickupProgressOf(pickup)]));
  await tx.update(customerOrders).set({ status, pickups: progress, updatedAt: now }).where(ofKey);
}
