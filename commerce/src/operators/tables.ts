import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../platform/database/column-types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const operatorTokens = pgTable('operator_token', {
  tokenHash: bytea('token_hash').primaryKey(),
  name: text().notNull(),
  /** Store of the operator; null for all stores. */
  storeId: text('store_id'),
  createdBy: text('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
