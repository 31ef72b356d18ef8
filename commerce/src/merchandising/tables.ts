import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { openEndedTimestamp } from '../platform/database/column-types.ts';

export type RuleAction = 'put' | 'import' | 'remove';

export const searchRules = pgTable('search_rule', {
  id: text().primaryKey(),
  kind: text().notNull(),
  locale: text(),
  definition: jsonb().$type<Record<string, unknown>>().notNull(),
  startsAt: openEndedTimestamp('starts_at').notNull(),
  endsAt: openEndedTimestamp('ends_at').notNull(),
  position: integer().notNull().default(0),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  revision: bigint({ mode: 'number' }).notNull(),
});

export const searchRuleChanges = pgTable(
  'search_rule_change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    changedBy: text('changed_by').notNull(),
    action: text().$type<RuleAction>().notNull(),
    ruleId: text('rule_id').notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [index('search_rule_change_rule').on(table.ruleId, table.id)],
);
