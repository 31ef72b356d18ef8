/** Whether somebody bought a product, for who may say that they did. */
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { orderKeyOfNumber, readOrder } from './order-queries.ts';
import { unfinishedStates } from './order-state.ts';
import { customerOrders, orderLines } from './tables.ts';

/** An order in one of these states was never the shopper's, or is no longer. */
const notBought = [...unfinishedStates, 'failed', 'cancelled'] as const;

/** Whether an order of a shopper's group holds one of these SKUs. */
export async function hasPurchased(queryable: Queryable, customerGroupId: string, skuIds: readonly string[]): Promise<boolean> {
  if (skuIds.length === 0) return false;
  const [found] = await queryable
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(
      customerOrders,
      and(eq(customerOrders.customerGroupId, orderLines.customerGroupId), eq(customerOrders.id, orderLines.orderId)),
    )
    .where(
      and(
        eq(orderLines.customerGroupId, customerGroupId),
        inArray(orderLines.skuId, [...skuIds]),
        notInArray(customerOrders.status, [...notBought]),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** The address that an order was placed with, where the order holds one of these SKUs and came to something. */
export async function findBuyerEmail(queryable: Queryable, orderNo: string, skuIds: readonly string[]): Promise<string | undefined> {
  const key = await orderKeyOfNumber(queryable, orderNo);
  const order = key && (await readOrder(queryable, key));
  if (!order || (notBought as readonly string[]).includes(order.status) || skuIds.length === 0) return undefined;
  const [line] = await queryable
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(
      and(eq(orderLines.customerGroupId, order.customerGroupId), eq(orderLines.orderId, order.id), inArray(orderLines.skuId, [...skuIds])),
    )
    .limit(1);
  return line && order.email;
}
