import type { ActivityKind } from '@outfitter/contract';
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export type StoredActivityKind = ActivityKind | 'hostedClick' | 'hostedConversion' | 'hostedView';

export const activities = pgTable('activity', {
  id: uuid().primaryKey(),
  kind: text().$type<StoredActivityKind>().notNull(),
  visitorId: text('visitor_id'),
  happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  details: jsonb().$type<Record<string, unknown>>().notNull(),
});
