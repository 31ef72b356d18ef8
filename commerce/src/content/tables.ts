import { bigint, doublePrecision, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { openEndedTimestamp } from '../platform/database/column-types.ts';

export type StoredBody = Record<string, unknown>;

export const contentItems = pgTable(
  'content_item',
  {
    id: uuid().primaryKey(),
    schema: text().notNull(),
    name: text().notNull(),
    deliveryKey: text('delivery_key'),
    /** '' is the default locale. */
    locale: text().notNull().default(''),
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

/** Log of content changes, append-only. */
export const contentChanges = pgTable('content_change', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  changedBy: text('changed_by').notNull(),
  action: text().$type<ContentAction>().notNull(),
  deliveryKey: text('delivery_key').notNull(),
  locale: text().notNull(),
  version: integer().notNull(),
  copiedVersion: integer('copied_version'),
  details: jsonb().$type<Record<string, unknown>>().notNull(),
});

/** Metadata of media files; the media store holds the files, by name and version. */
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

/** Log of changes of media files, append-only. */
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
