import type { Order, OrderSummary } from '@outfitter/contract';
import { sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Queryable } from '../../platform/database/database.ts';
import { parseOrderNumber } from '../order-number.ts';
import { keyOf, type OrderKey, readOrders } from '../order-queries.ts';
import type { SalesOrigin } from '../sales-origins.ts';
import { customerOrders, joinedOrders } from '../tables.ts';
import type { OrderHistory } from './order-history.ts';
import { findOwnOrder, findOwnOrderByNumber } from './own-orders.ts';
import { presentOrder } from './present-order.ts';

function summarize(order: Order): OrderSummary {
  const { orderNo, orderId, orderNumber, status, currency, orderTotal, taxTotal, shippingTotal } = order;
  const { c_salesOrigin, c_orderType, productItems, shipments, creationDate } = order;
  const totals = { currency, orderTotal, taxTotal, shippingTotal };
  return { orderNo, orderId, orderNumber, status, ...totals, c_salesOrigin, c_orderType, productItems, shipments, creationDate };
}

interface FoundPage {
  total: number;
  keys: OrderKey[];
}

/** Returns the keys of a page of placed orders, own and joined, the latest first. One statement in the customer's group. */
async function findPage(
  queryable: Queryable,
  customerGroupId: string,
  { start, count, salesOrigins }: { start: number; count: number; salesOrigins: readonly SalesOrigin[] | undefined },
): Promise<FoundPage> {
  const hasOrigin = salesOrigins ? sql`AND sales_origin = ANY(${sql.param([...salesOrigins])}::text[])` : sql``;
  const { rows } = await queryable.execute<{ total: number; keys: OrderKey[] }>(sql`
    WITH found AS (
      SELECT customer_group_id AS order_group_id, id AS order_id, placed_at
      FROM ${customerOrders} WHERE customer_group_id = ${customerGroupId} AND placed_at IS NOT NULL ${hasOrigin}
      UNION ALL
      SELECT order_group_id, order_id, placed_at FROM ${joinedOrders}
      WHERE customer_group_id = ${customerGroupId} AND placed_at IS NOT NULL ${hasOrigin}
    ),
    page AS (SELECT * FROM found ORDER BY placed_at DESC, order_id DESC LIMIT ${count} OFFSET ${start})
    SELECT (SELECT count(*)::integer FROM found) AS total,
      (SELECT coalesce(json_agg(json_build_object('customerGroupId', order_group_id, 'orderId', order_id)
                                ORDER BY placed_at DESC, order_id DESC), '[]') FROM page) AS keys`);
  return rows[0] ?? { total: 0, keys: [] };
}

/** The orders of the shop's database: those of the customer, and those that their account has joined. */
export function createBuiltInOrderHistory(queryable: Queryable): OrderHistory {
  return {
    async list({ customerGroupId }, page) {
      const { total, keys } = await findPage(queryable, customerGroupId, page);
      const orders = new Map((await readOrders(queryable, keys)).map((order) => [keyOf(order).orderId, order]));
      const listed = keys.flatMap(({ orderId }) => orders.get(orderId) ?? []);
      return { orders: listed.map((order) => summarize(presentOrder(order))), total };
    },
    async find({ customerGroupId }, typed) {
      const orderNo = isUuid(typed) ? undefined : parseOrderNumber(typed);
      const order = isUuid(typed)
        ? await findOwnOrder(queryable, customerGroupId, typed)
        : await findOwnOrderByNumber(queryable, customerGroupId, orderNo ?? '');
      return order?.placedAt ? presentOrder(order) : undefined;
    },
  };
}
