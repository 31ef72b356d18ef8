/** The writes of an order that several steps share a statement with: the inserts of a new one, and the transition to `new`. */
import { normalizeEmail } from '@outfitter/contract/client';
import { and, eq, sql } from 'drizzle-orm';
import type { Write } from '../platform/database/combined-writes.ts';
import type { Queryable } from '../platform/database/database.ts';
import { emailKeyOf } from '../shared/email-key.ts';
import type { OrderLineDraft } from './documents/order-document.ts';
import type { OrderRow } from './order-queries.ts';
import type { OrderState } from './order-state.ts';
import { customerOrders, orderEmails, orderLines, orderLookups } from './tables.ts';

const value = sql.placeholder;
const orderKey = { customerGroupId: value('customerGroupId'), orderId: value('orderId') };
const now = sql`${value('now')}::timestamptz`;

function insertNumber(queryable: Queryable) {
  return queryable
    .insert(orderLookups)
    .values({ orderNo: value('orderNo'), ...orderKey })
    .onConflictDoNothing()
    .returning({ orderNo: orderLookups.orderNo });
}

function insertOrder(queryable: Queryable) {
  return queryable
    .insert(customerOrders)
    .values({
      customerGroupId: orderKey.customerGroupId,
      id: orderKey.orderId,
      orderNo: value('orderNo'),
      basketId: value('basketId'),
      customerId: value('customerId'),
      status: value('status'),
      currency: value('currency'),
      totalMinor: value('totalMinor'),
      email: value('email'),
      document: value('document'),
      attempt: value('attempt'),
      reservedUntil: sql`${value('reservedUntil')}::timestamptz`,
      attemptNetworks: value('attemptNetworks'),
      salesOrigin: value('salesOrigin'),
      isImported: value('isImported'),
      placedAt: sql`${value('placedAt')}::timestamptz`,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: customerOrders.id });
}

const insertLines = sql`
  INSERT INTO ${orderLines} (customer_group_id, order_id, id, sku_id, location_id, quantity, total_minor)
  SELECT ${value('customerGroupId')}, ${value('orderId')}::uuid, line.* FROM unnest(
    ${value('lineIds')}::uuid[], ${value('lineSkuIds')}::text[], ${value('lineLocationIds')}::text[],
    ${value('lineQuantities')}::integer[], ${value('lineTotals')}::bigint[]) AS line
  RETURNING id`;

/** Returns the writes of a new order. `numbered` writes no row if its number is taken. */
export function orderInserts(order: OrderRow, lines: readonly OrderLineDraft[]): Record<'numbered' | 'ordered' | 'lined', Write> {
  const { id: orderId, customerGroupId, createdAt, placedAt, reservedUntil, ...columns } = order;
  const key = { customerGroupId, orderId };
  const times = { placedAt: placedAt?.toISOString() ?? null, reservedUntil: reservedUntil?.toISOString() ?? null };
  const lineValues = {
    lineIds: lines.map(({ id }) => id),
    lineSkuIds: lines.map(({ skuId }) => skuId),
    lineLocationIds: lines.map(({ locationId }) => locationId),
    lineQuantities: lines.map(({ quantity }) => quantity),
    lineTotals: lines.map(({ totalMinor }) => totalMinor),
  };
  return {
    numbered: { build: insertNumber, values: { ...key, orderNo: order.orderNo } },
    ordered: {
      build: insertOrder,
      values: { ...columns, ...key, ...times, now: createdAt.toISOString() },
    },
    lined: { build: () => insertLines, values: { ...key, ...lineValues } },
  };
}

const insertEmail = sql`
  INSERT INTO ${orderEmails} (address_key, order_id, customer_group_id)
  VALUES (${value('addressKey')}, ${value('orderId')}::uuid, ${value('customerGroupId')})
  ON CONFLICT DO NOTHING RETURNING order_id`;

/** Returns the write that makes a guest's order findable by its address; `undefined` for a customer's order, which has its account. */
export function emailIndexInsert({ customerGroupId, customerId, id: orderId, email: typed }: OrderRow): Write | undefined {
  const email = normalizeEmail(typed);
  if (customerGroupId === customerId || email === undefined) return undefined;
  return { build: () => insertEmail, values: { addressKey: emailKeyOf(email), orderId, customerGroupId } };
}

function updateToNew(queryable: Queryable) {
  return queryable
    .update(customerOrders)
    .set({ status: 'new', flash: [], reservedUntil: null, placedAt: now, updatedAt: now, attemptNetworks: null })
    .where(
      and(
        eq(customerOrders.customerGroupId, orderKey.customerGroupId),
        eq(customerOrders.id, orderKey.orderId),
        sql`${customerOrders.status} = ANY(${value('expectedStates')}::text[])`,
      ),
    )
    .returning({ id: customerOrders.id });
}

/** Returns the transition to `new` from one of these states. It writes no row if another process has changed the status first. */
export function transitionToNew(order: OrderRow, expectedStates: readonly OrderState[], at: Date): Write {
  const values = { customerGroupId: order.customerGroupId, orderId: order.id, expectedStates: [...expectedStates], now: at.toISOString() };
  return { build: updateToNew, values };
}

export function placedOrder(order: OrderRow, at: Date): OrderRow {
  return { ...order, status: 'new', flash: [], reservedUntil: null, placedAt: at, updatedAt: at, attemptNetworks: null };
}
