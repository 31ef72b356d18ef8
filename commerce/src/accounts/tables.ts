import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../platform/database/column-types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Accounts that were erased. */
export const customerErasures = pgTable('customer_erasure', {
  customerGroupId: text('customer_group_id').primaryKey(),
  erasedAt: instant('erased_at').notNull(),
  /** Of the link that the customer opened. */
  linkHash: bytea('link_hash'),
  /** When nothing of the customer was left. */
  completedAt: instant('completed_at'),
});
