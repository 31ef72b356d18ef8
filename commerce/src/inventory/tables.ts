import { boolean, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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
    added: integer().notNull().default(0),
    /** Units that are no longer reserved: handed over, moved to another location, back on sale, or not found. */
    settled: integer().notNull().default(0),
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

/** Units that stores do not promise. An empty location or style stands for all. */
export const safetyStock = pgTable(
  'safety_stock',
  {
    locationId: text('location_id').notNull(),
    styleId: text('style_id').notNull(),
    units: integer().notNull(),
    changedBy: text('changed_by').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.locationId, table.styleId] })],
);

export const stockImports = pgTable('stock_import', {
  id: uuid().primaryKey(),
  fileName: text('file_name').notNull(),
  digest: text().notNull(),
  isFull: boolean('is_full').notNull(),
  importedBy: text('imported_by').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  /** Time of the last batch. */
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
  state: text({ enum: ['running', 'done', 'abandoned'] })
    .notNull()
    .default('running'),
  rowCount: integer('row_count').notNull(),
  appliedCount: integer('applied_count').notNull().default(0),
  changedCount: integer('changed_count').notNull().default(0),
  zeroedCount: integer('zeroed_count').notNull().default(0),
  unknownCount: integer('unknown_count').notNull().default(0),
});
