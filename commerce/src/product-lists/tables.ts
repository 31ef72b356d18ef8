import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const productLists = pgTable(
  'product_list',
  {
    customerGroupId: text('customer_group_id').notNull(),
    id: uuid().notNull(),
    type: text({ enum: ['wish_list'] }).notNull(),
    name: text(),
    ownerName: text('owner_name'),
    /** Encrypted; null if the list is not shared. */
    shareToken: text('share_token'),
    removedItems: jsonb('removed_items').$type<RemovedItem[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerGroupId, table.id] })],
);

export const productListItems = pgTable(
  'product_list_item',
  {
    customerGroupId: text('customer_group_id').notNull(),
    listId: uuid('list_id').notNull(),
    id: uuid().notNull(),
    /** A SKU, or a style whose variant is not chosen yet. */
    productId: text('product_id').notNull(),
    /** Color of a style; empty for a SKU. */
    color: text().notNull().default(''),
    quantity: integer().notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    priority: integer().notNull().default(1),
    /** Price of one unit when the item was added. */
    priceMinor: bigint('price_minor', { mode: 'number' }),
    currency: text(),
    /** Whether it was sold out when its stock last changed. */
    wasSoldOut: boolean('was_sold_out').notNull().default(false),
    /** When it last came back in stock. */
    restockedAt: instant('restocked_at'),
    addedAt: instant('added_at').notNull(),
    /** The reduced price that the owner was mailed about. */
    mailedPriceMinor: bigint('mailed_price_minor', { mode: 'number' }),
    restockMailedAt: instant('restock_mailed_at'),
    /** When few units were left for the first time, which is mailed about once. */
    ranLowAt: instant('ran_low_at'),
  },
  (table) => [primaryKey({ columns: [table.customerGroupId, table.id] })],
);

/** Finds the list of a link, by the hash of its token. */
export const productListShares = pgTable('product_list_share', {
  tokenHash: text('token_hash').primaryKey(),
  customerGroupId: text('customer_group_id').notNull(),
  listId: uuid('list_id').notNull(),
});

type ItemTimes = 'addedAt' | 'restockedAt' | 'restockMailedAt' | 'ranLowAt';

/** State of an item that was removed from its list. Instants are ISO 8601. */
export interface RemovedItem extends Omit<ItemRow, 'customerGroupId' | 'listId' | 'id' | ItemTimes> {
  addedAt: string;
  /** Absent in an item that an earlier release removed. */
  restockedAt?: string | null;
  restockMailedAt: string | null;
  ranLowAt: string | null;
  removedAt: string;
}

export type ListRow = typeof productLists.$inferSelect;
export type ItemRow = typeof productListItems.$inferSelect;
