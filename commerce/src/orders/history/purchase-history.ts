import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { orderKeyOfNumber, readOrder } from '../order-queries.ts';
import { unfinishedStates } from '../order-state.ts';
import { customerOrders, orderLines } from '../tables.ts';

const nonPurchaseStates = [...unfinishedStates, 'failed', 'cancelled'] as const;

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
        notInArray(customerOrders.status, [...nonPurchaseStates]),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/**
 * Returns the email of an order that contains one of these SKUs; `undefined` if it does not, does not count as a purchase, or was
 * anonymized.
 */
export async function findBuyerEmail(queryable: Queryable, orderNo: string, skuIds: readonly string[]): Promise<string | undefined> {
  const key = await orderKeyOfNumber(queryable, orderNo);
  const order = key && (await readOrder(queryable, key));
  if (!order || (nonPurchaseStates as readonly string[]).includes(order.status) || skuIds.length === 0) return undefined;
  const [line] = await queryable
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(
      and(eq(orderLines.customerGroupId, order.customerGroupId), eq(orderLines.orderId, order.id), inArray(orderLines.skuId, [...skuIds])),
    )
    .limit(1);
  return line && (order.email || undefined);
}
