import { bigint, doublePrecision, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { openEndedTimestamp } from '../platform/database/column-types.ts';

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
    /** The delivery key of the item above it in a tree of items, and its place among those beside it. */
    parentKey: text('parent_key'),
    position: integer().notNull().default(0),
  },
  (table) => [unique().on(table.deliveryKey, table.locale)],
);

export const contentVersions = pgTable(
  'content_version',
  {
    itemId: uuid('item_id').notNull(),
    version: integer().notNull(),
    body: jsonb().$type<StoredBody>().notNull(),
    publishFrom: openEndedTimestamp('publish_from').notNull(),
    publishTo: openEndedTimestamp('publish_to').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.version] })],
);

/** Who changed which content, when and what. Only added to. */
export const contentChanges = pgTable('content_change', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  changedBy: text('changed_by').notNull(),
  action: text().$type<ContentAction>().notNull(),
  deliveryKey: text('delivery_key').notNull(),
  locale: text().notNull(),
  /** The version that the change made. */
  version: integer().notNull(),
  /** The version of which it is a copy, where it was published or scheduled again. */
  copiedVersion: integer('copied_version'),
  details: jsonb().$type<Record<string, unknown>>().notNull(),
});

/** What editors have uploaded; the files lie in the media store, under name and version. */
export const mediaAssets = pgTable('media_asset', {
  name: text().primaryKey(),
  version: text().notNull(),
  mediaType: text('media_type').notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: integer().notNull(),
  alt: text().notNull(),
  pointX: doublePrecision('point_x').notNull(),
  pointY: doublePrecision('point_y').notNull(),
  ground: text().notNull(),
  uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull(),
  uploadedBy: text('uploaded_by').notNull(),
});

/** Who uploaded what, and when. Only added to. */
export const mediaAssetChanges = pgTable('media_asset_change', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  changedBy: text('changed_by').notNull(),
  action: text().$type<'upload' | 'replace'>().notNull(),
  name: text().notNull(),
  version: text().notNull(),
  details: jsonb().$type<Record<string, unknown>>().notNull(),
});

export type ContentAction = 'put' | 'publish' | 'schedule' | 'import';
