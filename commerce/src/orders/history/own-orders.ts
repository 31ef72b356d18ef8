import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { parseOrderNumber } from '../order-number.ts';
import { type OrderRow, orderKeyOfNumber, readOrder } from '../order-queries.ts';
import { joinedOrders } from '../tables.ts';

async function joinedGroupOf(queryable: Queryable, customerGroupId: string, orderId: string): Promise<string | undefined> {
  const [joined] = await queryable
    .select({ orderGroupId: joinedOrders.orderGroupId })
    .from(joinedOrders)
    .where(and(eq(joinedOrders.customerGroupId, customerGroupId), eq(joinedOrders.orderId, orderId)));
  return joined?.orderGroupId;
}

export async function findOwnOrder(queryable: Queryable, customerGroupId: string, orderId: string): Promise<OrderRow | undefined> {
  const own = await readOrder(queryable, { customerGroupId, orderId });
  if (own) return own;
  const orderGroupId = await joinedGroupOf(queryable, customerGroupId, orderId);
  return orderGroupId === undefined ? undefined : readOrder(queryable, { customerGroupId: orderGroupId, orderId });
}

export async function findOwnOrderByNumber(queryable: Queryable, customerGroupId: string, orderNo: string): Promise<OrderRow | undefined> {
  const key = await orderKeyOfNumber(queryable, orderNo);
  if (!key) return undefined;
  const isOwn =
    key.customerGroupId === customerGroupId || (await joinedGroupOf(queryable, customerGroupId, key.orderId)) === key.customerGroupId;
  return isOwn ? readOrder(queryable, key) : undefined;
}

export async function findOrderOwner(queryable: Queryable, typedNumber: string): Promise<string | undefined> {
  const orderNo = parseOrderNumber(typedNumber);
  const key = orderNo === undefined ? undefined : await orderKeyOfNumber(queryable, orderNo);
  if (!key) return undefined;
  const [joined] = await queryable
    .select({ customerGroupId: joinedOrders.customerGroupId })
    .from(joinedOrders)
    .where(and(eq(joinedOrders.orderId, key.orderId), isNotNull(joinedOrders.placedAt)));
  return joined?.customerGroupId ?? key.customerGroupId;
}
