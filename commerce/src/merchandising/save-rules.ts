/** Rules written: looked at, compared with what is there, and kept all or none. */
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { type Difference, diffValues } from '../content/editing/diff-values.ts';
import { invalidate } from '../platform/cache/invalidation.ts';
import { type Database, inTransaction, type Queryable, type Transaction } from '../platform/database/database.ts';
import { upsertSet } from '../platform/database/upsert.ts';
import { jsonPath } from '../platform/http/parse-input.ts';
import { searchRulesKey } from './read-active-rules.ts';
import { type RuleJson, ruleToJson } from './rule.ts';
import { InvalidRulesError } from './rule-error.ts';
import { type RuleEdit, recordRuleChanges } from './rule-history.ts';
import { checkRuleReferences } from './rule-references.ts';
import { findRuleRows, rowToRuleJson } from './stored-rules.ts';
import { type RuleAction, searchRuleChanges, searchRules } from './tables.ts';
import { maxRules, type RuleInput } from './validate-rules.ts';

export interface RulePlan {
  id: string;
  change: 'new' | 'changed' | 'same';
  /** Where it is another than before; none of a new one. */
  differences: Difference[];
}

export interface SaveRulesOptions extends RuleEdit {
  action: Exclude<RuleAction, 'remove'>;
  /** What the search can narrow by: the ids that facets and boosts may name. */
  attributes: ReadonlySet<string>;
}

interface PlannedWrite extends RulePlan {
  input: RuleInput;
  previous: RuleJson | undefined;
  /** Of what is there; undefined where nothing is. */
  revision: number | undefined;
}

/** What every cache of rules, and of what the search answers by them, depends on. */
async function invalidateRules(tx: Transaction): Promise<void> {
  await invalidate(tx, [searchRulesKey, 'search']);
}

async function throwRuleConflict(queryable: Queryable, given: Pick<RuleInput, 'path'>, id: string): Promise<never> {
  const [last] = await queryable
    .select({ by: searchRuleChanges.changedBy, at: searchRuleChanges.changedAt })
    .from(searchRuleChanges)
    .where(eq(searchRuleChanges.ruleId, id))
    .orderBy(desc(searchRuleChanges.id))
    .limit(1);
  const who = last ? ` by ${last.by} at ${last.at.toISOString()}` : '';
  throw new InvalidRulesError([{ path: jsonPath([...given.path, 'id']), reason: `The rule '${id}' was changed${who}, after it was read` }]);
}

async function planRules(queryable: Queryable, inputs: readonly RuleInput[], attributes: ReadonlySet<string>): Promise<PlannedWrite[]> {
  await checkRuleReferences(queryable, inputs, attributes);
  const rows = await findRuleRows(
    queryable,
    inputs.map(({ rule }) => rule.id),
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const plans = inputs.map((each): PlannedWrite => {
    const { id } = each.rule;
    const row = stored.get(id);
    const previous = row && rowToRuleJson(row);
    const found = previous ? diffValues(previous, ruleToJson(each.rule)) : [];
    const change = !previous ? 'new' : found.length > 0 ? 'changed' : 'same';
    return { id, change, differences: found, input: each, previous, revision: row?.revision };
  });
  const outdated = plans.find(
    ({ change, input: { baseRevision }, revision }) => change !== 'same' && baseRevision !== undefined && baseRevision !== revision,
  );
  if (outdated) await throwRuleConflict(queryable, outdated.input, outdated.id);
  return plans;
}

/** Keeps rules from others until the transaction ends. Throws InvalidRulesError where one is no longer what was planned on. */
async function lockRules(tx: Transaction, plans: readonly PlannedWrite[]): Promise<void> {
  const rows = await tx
    .select({ id: searchRules.id, revision: searchRules.revision })
    .from(searchRules)
    .where(
      inArray(
        searchRules.id,
        plans.map(({ id }) => id),
      ),
    )
    // In one order everywhere, so that two sets of rules wait for each other instead of ending each other.
    .orderBy(searchRules.id)
    .for('update');
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
  const changed = plans.find(({ id, revision }) => revisions.get(id) !== revision);
  if (changed) await throwRuleConflict(tx, changed.input, changed.id);
}

async function writeRules(tx: Transaction, plans: readonly PlannedWrite[], { action, ...editing }: SaveRulesOptions): Promise<void> {
  const files = plans.map(({ id, previous, input }) => ({ id, action, before: previous, after: ruleToJson(input.rule) }));
  const revisions = await recordRuleChanges(tx, files, editing);
  const rows = plans.map(({ input: { rule } }) => ({ ...rule, updatedAt: editing.now, revision: revisions.get(rule.id) ?? 0 }));
  const held = plans.filter(({ revision }) => revision !== undefined).map(({ id }) => id);
  const written = await tx
    .insert(searchRules)
    .values(rows)
    // A row that was not there a moment ago is somebody else's.
    .onConflictDoUpdate({
      target: searchRules.id,
      set: upsertSet(searchRules, 'id'),
      setWhere: sql`${searchRules.id} = ANY(${sql.param(held)}::text[])`,
    })
    .returning({ id: searchRules.id });
  const done = new Set(written.map(({ id }) => id));
  const lost = plans.find(({ id }) => !done.has(id));
  if (lost) await throwRuleConflict(tx, lost.input, lost.id);
}

async function checkRuleLimit(tx: Transaction): Promise<void> {
  const count = await tx.$count(searchRules);
  if (count > maxRules)
    throw new InvalidRulesError([{ path: '$', reason: `The shop has at most ${maxRules} rules, and these would make it ${count}` }]);
}

/**
 * Writes rules within a transaction, all or none, and says so to every cache; what would change nothing is not written. Answers
 * what became of each. Throws InvalidRulesError: where a rule names what there is not, and where one was changed by somebody else
 * since it was read, in this transaction or, where it says its revision, before it.
 */
export async function saveRules(tx: Transaction, inputs: readonly RuleInput[], options: SaveRulesOptions): Promise<RulePlan[]> {
  const plans = await planRules(tx, inputs, options.attributes);
  const changed = plans.filter(({ change }) => change !== 'same');
  if (changed.length > 0) {
    await lockRules(tx, changed);
    await writeRules(tx, changed, options);
    await checkRuleLimit(tx);
    await invalidateRules(tx);
  }
  return plans.map(({ id, change, differences: found }) => ({ id, change, differences: found }));
}

/** `putRules` in a transaction of its own; `isDryRun` says what it would do and does nothing. */
export async function importRules(
  db: Database,
  inputs: readonly RuleInput[],
  { isDryRun = false, ...options }: SaveRulesOptions & { isDryRun?: boolean },
): Promise<RulePlan[]> {
  if (!isDryRun) return inTransaction(db, (tx) => saveRules(tx, inputs, options));
  const plans = await planRules(db, inputs, options.attributes);
  return plans.map(({ id, change, differences: found }) => ({ id, change, differences: found }));
}

/** Takes a rule away. Answers false where there is none. */
export function deleteRule(db: Database, id: string, editing: RuleEdit): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.delete(searchRules).where(eq(searchRules.id, id)).returning();
    if (!row) return false;
    await recordRuleChanges(tx, [{ id, action: 'remove', before: rowToRuleJson(row) }], editing);
    await invalidateRules(tx);
    return true;
  });
}
