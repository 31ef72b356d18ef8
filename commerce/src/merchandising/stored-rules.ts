/** Rules as they are kept. */
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { type RuleJson, ruleSchema, ruleToJson, type SearchRule } from './rule.ts';
import { searchRuleChanges, searchRules } from './tables.ts';

type Row = typeof searchRules.$inferSelect;

export interface StoredRule {
  rule: SearchRule;
  /** Grows with each change; no two changes of any rules have the same. */
  revision: number;
  updatedAt: Date;
}

/** `undefined` where this release cannot read it: a later one's, or one changed by hand in the database. */
function parseRow({ startsAt, endsAt, revision, updatedAt, ...file }: Row): StoredRule | undefined {
  // The windows were checked when they came in, and an open end is no moment that a file could hold.
  const parsed = ruleSchema.safeParse(file);
  return parsed.success ? { rule: { ...parsed.data, startsAt, endsAt }, revision, updatedAt } : undefined;
}

const ruleOrder = [asc(searchRules.kind), asc(searchRules.position), sql`${searchRules.id} COLLATE "C"`];

/** Every rule, whether in force or not, by kind, position and id. `onUnreadable` hears the id of each that was left out. */
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

/** What the book of changes and a comparison write of a row: the rule as a file, or the bare row where it cannot be read. */
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

/** One rule; `undefined` where there is none. */
export async function readRule(queryable: Queryable, id: string): Promise<{ file: RuleJson; revision: number } | undefined> {
  const [row] = await findRuleRows(queryable, [id]);
  return row && { file: rowToRuleJson(row), revision: row.revision };
}

/** The last changes, of one rule or of all, the latest first. */
export function readRuleChanges(queryable: Queryable, id?: string, most = 50) {
  return queryable
    .select()
    .from(searchRuleChanges)
    .where(id === undefined ? undefined : eq(searchRuleChanges.ruleId, id))
    .orderBy(desc(searchRuleChanges.id))
    .limit(most);
}
