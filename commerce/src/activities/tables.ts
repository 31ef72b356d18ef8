import type { ActivityKind } from '@outfitter/contract';
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The activities of our pages and of hosted-search clients. */
export type StoredActivityKind = ActivityKind | 'hostedClick' | 'hostedConversion' | 'hostedView';

/** Append-only log of activities with limited retention. */
export const activities = pgTable('activity', {
  id: uuid().primaryKey(),
  kind: text().$type<StoredActivityKind>().notNull(),
  visitorId: text('visitor_id'),
  happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  details: jsonb().$type<Record<string, unknown>>().notNull(),
});
