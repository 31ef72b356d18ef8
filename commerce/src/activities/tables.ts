import type { ActivityKind } from '@outfitter/contract';
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The kinds of the shop's own pages, and what clients of the hosted search tell of. */
export type StoredActivityKind = ActivityKind | 'hostedClick' | 'hostedConversion' | 'hostedView';

/** What visitors looked at and did. Only added to, and forgotten by age. */
export const activities = pgTable('activity', {
  id: uuid().primaryKey(),
  kind: text().$type<StoredActivityKind>().notNull(),
  visitorId: text('visitor_id'),
  happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  details: jsonb().$type<Record<string, unknown>>().notNull(),
});
