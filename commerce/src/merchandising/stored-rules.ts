import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { type RuleJson, ruleSchema, ruleToJson, type SearchRule } from './rule.ts';
import { searchRuleChanges, searchRules } from './tables.ts';

type Row = typeof searchRules.$inferSelect;

export interface StoredRule {
  rule: SearchRule;
  revision: number;
  updatedAt: Date;
}

/** Returns `undefined` for a rule that a later release has written or that was edited in the database. */
function parseRow({ startsAt, endsAt, revision, updatedAt, ...file }: Row): StoredRule | undefined {
  // The publish window is not parsed again: an open end has no representation in a file.
  const parsed = ruleSchema.safeParse(file);
  return parsed.success ? { rule: { ...parsed.data, startsAt, endsAt }, revision, updatedAt } : undefined;
}

const ruleOrder = [asc(searchRules.kind), asc(searchRules.position), sql`${searchRules.id} COLLATE "C"`];

/** Reads all rules, active or not, by kind, position and id. Leaves out unreadable rules and calls `onUnreadable` with their ids. */
export async function readAllRules(queryable: Queryable, onUnreadable: (id: string) => void = () => undefined): Promise<StoredRule[]> {
  const rows = await queryable
    .select()
    .from(searchRules)
    .orderBy(...ruleOrder)
    .prepare('search_rules')
    .execute();
  return rows.flatMap((row) => {
    const stored = parseRow(row);
    if (!stored) onUnreadable(row.id);
    return stored ?? [];
  });
}

/** Converts a row to JSON; the unparsed columns if the rule is unreadable. */
export function rowToRuleJson(row: Row): RuleJson {
  const stored = parseRow(row);
  if (stored) return ruleToJson(stored.rule);
  const { id, kind, locale, position, definition } = row;
  return { id, kind, ...(locale === null ? {} : { locale }), position, definition };
}

export function findRuleRows(queryable: Queryable, ids: readonly string[]): Promise<Row[]> {
  return queryable
    .select()
    .from(searchRules)
    .where(inArray(searchRules.id, [...ids]));
}

export async function readRule(queryable: Queryable, id: string): Promise<{ file: RuleJson; revision: number } | undefined> {
  const [row] = await findRuleRows(queryable, [id]);
  return row && { file: rowToRuleJson(row), revision: row.revision };
}

export function readRuleChanges(queryable: Queryable, id?: string, limit = 50) {
  return queryable
    .select()
    .from(searchRuleChanges)
    .where(id === undefined ? undefined : eq(searchRuleChanges.ruleId, id))
    .orderBy(desc(searchRuleChanges.id))
    .limit(limit);
}
