import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { openEndedTimestamp } from '../platform/database/column-types.ts';

export const priceBooks = pgTable('price_book', {
  id: text().primaryKey(),
  currency: text().notNull(),
  kind: text({ enum: ['list', 'sale', 'clearance'] }).notNull(),
});

export const prices = pgTable(
  'price',
  {
    priceBookId: text('price_book_id').notNull(),
    skuId: text('sku_id').notNull(),
    validFrom: openEndedTimestamp('valid_from').notNull(),
    validTo: openEndedTimestamp('valid_to').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.skuId, table.priceBookId, table.validFrom] })],
);
