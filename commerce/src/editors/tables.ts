import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const editors = pgTable('editor', {
  id: uuid().primaryKey(),
  name: text().notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  passwordChangedAt: instant('password_changed_at').notNull(),
});
