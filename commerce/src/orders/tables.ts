import type { Flash, PickupProgress } from '@outfitter/contract';
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ClientNetworks } from '../platform/security/client-address.ts';
import type { OrderDocument } from './documents/order-document.ts';
import { orderStates } from './order-state.ts';
import type { SalesOrigin } from './sales-origins.ts';

const minor = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

export const customerOrders = pgTable(
  'customer_order',
  {
    customerGroupId: text('customer_group_id').notNull(),
    id: uuid().notNull(),
    orderNo: text('order_no').notNull(),
    basketId: uuid('basket_id').notNull(),
    customerId: text('customer_id').notNull(),
    status: text({ enum: orderStates }).notNull(),
    currency: text().notNull(),
    totalMinor: minor('total_minor').notNull(),
    email: text().notNull(),
    document: jsonb().$type<OrderDocument>().notNull(),
    flash: jsonb().$type<Flash[]>().notNull().default([]),
    attempt: integer().notNull().default(0),
    isExtended: boolean('is_extended').notNull().default(false),
    reservedUntil: instant('reserved_until'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    placedAt: instant('placed_at'),
    /** Networks of the card attempt as keyed hashes, until the order is placed or has failed. */
    attemptNetworks: jsonb('attempt_networks').$type<ClientNetworks>(),
    salesOrigin: text('sales_origin').$type<SalesOrigin>().notNull().default('Internet'),
    /** True for an order that was placed elsewhere: neither its stock nor its payment is managed here. */
    isImported: boolean('is_imported').notNull().default(false),
    /** Progress of the work in the store that shoppers see, by shipment; empty until it has begun. */
    pickups: jsonb().$type<Record<string, PickupProgress>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.customerGroupId, table.id] })],
);

export const orderLines = pgTable(
  'order_line',
  {
    customerGroupId: text('customer_group_id').notNull(),
    orderId: uuid('order_id').notNull(),
    id: uuid().notNull(),
    skuId: text('sku_id').notNull(),
    locationId: text('location_id').notNull(),
    quantity: integer().notNull(),
    totalMinor: minor('total_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerGroupId, table.id] })],
);

export const paymentEntries = pgTable(
  'payment_entry',
  {
    customerGroupId: text('customer_group_id').notNull(),
    orderId: uuid('order_id').notNull(),
    id: uuid().notNull(),
    kind: text({ enum: ['authorisation', 'void', 'capture', 'refund'] }).notNull(),
    attempt: integer().notNull(),
    key: text().notNull(),
    /** `asked` is the stored value of a requested entry, `refused` that of a declined one. */
    state: text({ enum: ['asked', 'awaiting_shopper', 'succeeded', 'refused', 'failed'] }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: text().notNull(),
    provider: text().notNull(),
    providerReference: text('provider_reference'),
    response: jsonb('answer').$type<Record<string, unknown>>(),
    requestedAt: instant('asked_at').notNull(),
    settledAt: instant('known_at'),
    /** Pickup whose price is captured or refunded. */
    pickupId: uuid('pickup_id'),
    /** Time at which a request without a result is sent again; null: at once. */
    nextAttemptAt: instant('next_attempt_at'),
  },
  (table) => [primaryKey({ columns: [table.customerGroupId, table.id] })],
);

export const orderLookups = pgTable('order_lookup', {
  orderNo: text('order_no').primaryKey(),
  customerGroupId: text('customer_group_id').notNull(),
  orderId: uuid('order_id').notNull(),
});

/** Guests' orders by the address of the order, until the account that confirms the address takes them. */
export const orderEmails = pgTable(
  'order_email',
  {
    addressKey: text('address_key').notNull(),
    orderId: uuid('order_id').notNull(),
    customerGroupId: text('customer_group_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressKey, table.orderId] })],
);

/** Guests' orders that an account has taken. They stay in the guest's group. */
export const joinedOrders = pgTable(
  'joined_order',
  {
    customerGroupId: text('customer_group_id').notNull(),
    orderId: uuid('order_id').notNull(),
    orderGroupId: text('order_group_id').notNull(),
    salesOrigin: text('sales_origin').$type<SalesOrigin>().notNull(),
    /** Time at which the order was placed; null for an order that is not listed, because the address is not confirmed. */
    placedAt: instant('placed_at'),
  },
  (table) => [primaryKey({ columns: [table.customerGroupId, table.orderId] })],
);
