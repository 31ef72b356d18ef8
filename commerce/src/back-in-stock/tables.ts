import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const backInStockRequests = pgTable(
  'back_in_stock_request',
  {
    addressKey: text('address_key').notNull(),
    skuId: text('sku_id').notNull(),
    email: text().notNull(),
    locale: text(),
    askedAt: instant('asked_at').notNull(),
    dueAt: instant('due_at'),
    mailedAt: instant('mailed_at'),
  },
  (table) => [primaryKey({ columns: [table.addressKey, table.skuId] })],
);
