import { integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { openInstant } from '../platform/columns.ts';

/** The fields of a content item as they are kept, without the `_meta` that an answer adds. */
export type StoredBody = Record<string, unknown>;

export const contentItems = pgTable(
  'content_item',
  {
    id: uuid().primaryKey(),
    schema: text().notNull(),
    name: text().notNull(),
    deliveryKey: text('delivery_key'),
    /** '' is the language of the shop; others stand beside it. */
    locale: text().notNull().default(''),
  },
  (table) => [unique().on(table.deliveryKey, table.locale)],
);

export const contentVersions = pgTable(
  'content_version',
  {
    itemId: uuid('item_id').notNull(),
    version: integer().notNull(),
    body: jsonb().$type<StoredBody>().notNull(),
    publishFrom: openInstant('publish_from').notNull(),
    publishTo: openInstant('publish_to').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.version] })],
);
