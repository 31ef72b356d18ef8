import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const stock = pgTable(
  'stock',
  {
    skuId: text('sku_id').notNull(),
    locationId: text('location_id').notNull(),
    onHand: integer('on_hand').notNull(),
    backorderLimit: integer('backorder_limit').notNull().default(0),
    reserved: integer().notNull().default(0),
    inStockDate: date('in_stock_date'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.skuId, table.locationId] })],
);

export const reservations = pgTable(
  'reservation',
  {
    skuId: text('sku_id').notNull(),
    locationId: text('location_id').notNull(),
    orderId: uuid('order_id').notNull(),
    quantity: integer().notNull(),
    state: text({ enum: ['held', 'allocated', 'released'] }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.skuId, table.locationId, table.orderId] })],
);

export const stockShortfalls = pgTable(
  'stock_shortfall',
  {
    skuId: text('sku_id').notNull(),
    locationId: text('location_id').notNull(),
    id: uuid().notNull(),
    quantity: integer().notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.skuId, table.locationId, table.id] })],
);
