import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../platform/database/column-types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const customerErasures = pgTable('customer_erasure', {
  customerGroupId: text('customer_group_id').primaryKey(),
  erasedAt: instant('erased_at').notNull(),
  linkHash: bytea('link_hash'),
  /** Time at which no data of the customer was left. */
  completedAt: instant('completed_at'),
});
