import { type MissingChoice, pickupWorkStates } from '@outfitter/contract';
import { bigint, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const minor = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

export const pickups = pgTable(
  'pickup',
  {
    customerGroupId: text('customer_group_id').notNull(),
    id: uuid().notNull(),
    orderId: uuid('order_id').notNull(),
    orderNo: text('order_no').notNull(),
    shipmentId: text('shipment_id').notNull(),
    storeId: text('store_id').notNull(),
    state: text({ enum: pickupWorkStates }).notNull(),
    /** Code that the shopper shows at the store. */
    code: text().notNull(),
    /** Promised time by which the items are ready. */
    readyBy: instant('ready_by'),
    promisedOn: date('promised_on'),
    capturedMinor: minor('captured_minor').notNull().default(0),
    refundedMinor: minor('refunded_minor').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    readyAt: instant('ready_at'),
    collectUntil: instant('collect_until'),
    collectedAt: instant('collected_at'),
    remindedAt: instant('reminded_at'),
  },
  (table) => [primaryKey({ columns: [table.customerGroupId, table.id] })],
);

export const pickupLines = pgTable(
  'pickup_line',
  {
    customerGroupId: text('customer_group_id').notNull(),
    pickupId: uuid('pickup_id').notNull(),
    itemId: uuid('item_id').notNull(),
    position: integer().notNull(),
    skuId: text('sku_id').notNull(),
    quantity: integer().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    picked: integer().notNull(),
    transferred: integer().notNull(),
    shipped: integer().notNull(),
    refunded: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerGroupId, table.pickupId, table.itemId] })],
);

/** What the record of a step says beside actor, time and states. Units are by item. */
export interface PickupChangeDetail {
  found?: Record<string, number>;
  received?: Record<string, number>;
  choice?: MissingChoice;
  /** Items to which a decision was limited. */
  itemIds?: readonly string[];
  /** Missing units about which a decision was made; absent from records of earlier releases. */
  units?: Record<string, number>;
  proof?: 'code' | 'name';
  isRejected?: boolean;
  isUnpaid?: boolean;
}

export const pickupChanges = pgTable('pickup_change', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  pickupId: uuid('pickup_id').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
  action: text().notNull(),
  stateBefore: text('state_before').notNull(),
  stateAfter: text('state_after').notNull(),
  detail: jsonb().$type<PickupChangeDetail>().notNull().default({}),
});
