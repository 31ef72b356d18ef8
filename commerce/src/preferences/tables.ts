import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const sitePreferences = pgTable('site_preference', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
