import { desc, eq, inArray, sql } from 'drizzle-orm';
import { type Difference, diffValues } from '../content/editing/diff-values.ts';
import { invalidate } from '../platform/cache/invalidation.ts';
import { type Database, type Queryable, resultInTransaction, type Transaction } from '../platform/database/database.ts';
import { upsertSet } from '../platform/database/upsert.ts';
import { jsonPath } from '../platform/json-path.ts';
import { searchKey } from '../shared/search-key.ts';
import { searchRulesKey } from './read-active-rules.ts';
import { type RuleJson, ruleToJson } from './rule.ts';
import { type InvalidRules, invalidRules, type RulesResult } from './rule-error.ts';
import { type RuleEdit, recordRuleChanges } from './rule-history.ts';
import { missingReferences, type RuleFacets } from './rule-references.ts';
import { findRuleRows, rowToRuleJson } from './stored-rules.ts';
import { type RuleAction, searchRuleChanges, searchRules } from './tables.ts';
import { maxRules, type RuleInput } from './validate-rules.ts';

export interface RulePlan {
  id: string;
  change: 'new' | 'changed' | 'same';
  differences: Difference[];
}

export interface SaveRulesOptions extends RuleEdit {
  action: Exclude<RuleAction, 'remove'>;
  facets: RuleFacets;
}

interface PlannedWrite extends RulePlan {
  input: RuleInput;
  previous: RuleJson | undefined;
  revision: number | undefined;
}

async function invalidateRules(tx: Transaction): Promise<void> {
  await invalidate(tx, [searchRulesKey, searchKey]);
}

async function ruleConflict(queryable: Queryable, { input, id }: PlannedWrite): Promise<InvalidRules> {
  const [last] = await queryable
    .select({ by: searchRuleChanges.changedBy, at: searchRuleChanges.changedAt })
    .from(searchRuleChanges)
    .where(eq(searchRuleChanges.ruleId, id))
    .orderBy(desc(searchRuleChanges.id))
    .limit(1);
  const editor = last ? ` by ${last.by} at ${last.at.toISOString()}` : '';
  return invalidRules([{ path: jsonPath([...input.path, 'id']), reason: `The rule '${id}' was changed${editor}, after it was read` }]);
}

/** Compares the rules with the stored ones. Fails for a rule that was edited from an older revision. */
async function planRules(queryable: Queryable, inputs: readonly RuleInput[], facets: RuleFacets): Promise<RulesResult<PlannedWrite[]>> {
  const missing = await missingReferences(queryable, inputs, facets);
  if (missing.length > 0) return invalidRules(missing);
  const rows = await findRuleRows(
    queryable,
    inputs.map(({ rule }) => rule.id),
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const plans = inputs.map((input): PlannedWrite => {
    const { id } = input.rule;
    const row = stored.get(id);
    const previous = row && rowToRuleJson(row);
    const found = previous ? diffValues(previous, ruleToJson(input.rule)) : [];
    const change = !previous ? 'new' : found.length > 0 ? 'changed' : 'same';
    return { id, change, differences: found, input, previous, revision: row?.revision };
  });
  const outdated = plans.find(
    ({ change, input: { baseRevision }, revision }) => change !== 'same' && baseRevision !== undefined && baseRevision !== revision,
  );
  return outdated ? ruleConflict(queryable, outdated) : { ok: true, value: plans };
}

/** Locks the rules until the transaction ends. Returns a failure if a rule has changed since it was planned. */
async function lockRules(tx: Transaction, plans: readonly PlannedWrite[]): Promise<InvalidRules | undefined> {
  const rows = await tx
    .select({ id: searchRules.id, revision: searchRules.revision })
    .from(searchRules)
    .where(
      inArray(
        searchRules.id,
        plans.map(({ id }) => id),
      ),
    )
    // Lock order: by id, so that two imports wait for each other instead of deadlocking.
    .orderBy(searchRules.id)
    .for('update');
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
  const changed = plans.find(({ id, revision }) => revisions.get(id) !== revision);
  return changed && ruleConflict(tx, changed);
}

async function writeRules(
  tx: Transaction,
  plans: readonly PlannedWrite[],
  { action, ...edit }: SaveRulesOptions,
): Promise<InvalidRules | undefined> {
  const changes = plans.map(({ id, previous, input }) => ({ id, action, before: previous, after: ruleToJson(input.rule) }));
  const revisions = await recordRuleChanges(tx, changes, edit);
  if (!revisions.ok) return revisions;
  const rows = plans.map(({ input: { rule } }) => ({ ...rule, updatedAt: edit.now, revision: revisions.value.get(rule.id) ?? 0 }));
  const lockedIds = plans.filter(({ revision }) => revision !== undefined).map(({ id }) => id);
  const savedRows = await tx
    .insert(searchRules)
    .values(rows)
    // A row that appeared since the plan belongs to another editor and is not overwritten.
    .onConflictDoUpdate({
      target: searchRules.id,
      set: upsertSet(searchRules, 'id'),
      setWhere: sql`${searchRules.id} = ANY(${sql.param(lockedIds)}::text[])`,
    })
    .returning({ id: searchRules.id });
  const writtenIds = new Set(savedRows.map(({ id }) => id));
  const conflicting = plans.find(({ id }) => !writtenIds.has(id));
  return conflicting && ruleConflict(tx, conflicting);
}

async function checkRuleLimit(tx: Transaction): Promise<InvalidRules | undefined> {
  const count = await tx.$count(searchRules);
  if (count <= maxRules) return undefined;
  return invalidRules([{ path: '$', reason: `The shop has at most ${maxRules} rules, and these would make it ${count}` }]);
}

const toRulePlan = ({ id, change, differences: found }: PlannedWrite): RulePlan => ({ id, change, differences: found });

/**
 * Saves rules within a transaction and invalidates their caches; unchanged rules are not written. Fails for a missing reference, or for a
 * rule that another editor has changed since it was read; the caller must then roll back.
 */
export async function saveRules(
  tx: Transaction,
  inputs: readonly RuleInput[],
  options: SaveRulesOptions,
): Promise<RulesResult<RulePlan[]>> {
  const plans = await planRules(tx, inputs, options.facets);
  if (!plans.ok) return plans;
  const changed = plans.value.filter(({ change }) => change !== 'same');
  if (changed.length > 0) {
    const invalid = (await lockRules(tx, changed)) ?? (await writeRules(tx, changed, options)) ?? (await checkRuleLimit(tx));
    if (invalid) return invalid;
    await invalidateRules(tx);
  }
  return { ok: true, value: plans.value.map(toRulePlan) };
}

/** Saves all rules or none, in a separate transaction. `isDryRun` only returns the plan. */
export async function importRules(
  db: Database,
  inputs: readonly RuleInput[],
  { isDryRun = false, ...options }: SaveRulesOptions & { isDryRun?: boolean },
): Promise<RulesResult<RulePlan[]>> {
  if (!isDryRun) return resultInTransaction(db, (tx) => saveRules(tx, inputs, options)) as Promise<RulesResult<RulePlan[]>>;
  const plans = await planRules(db, inputs, options.facets);
  return plans.ok ? { ok: true, value: plans.value.map(toRulePlan) } : plans;
}

/** Deletes a rule. The result is false if it does not exist. */
export function deleteRule(db: Database, id: string, edit: RuleEdit): Promise<RulesResult<boolean>> {
  const deletion = async (tx: Transaction): Promise<RulesResult<boolean>> => {
    const [row] = await tx.delete(searchRules).where(eq(searchRules.id, id)).returning();
    if (!row) return { ok: true, value: false };
    const recorded = await recordRuleChanges(tx, [{ id, action: 'remove', before: rowToRuleJson(row) }], edit);
    if (!recorded.ok) return recorded;
    await invalidateRules(tx);
    return { ok: true, value: true };
  };
  // Failures come from `deletion`, so they are `InvalidRules`.
  return resultInTransaction(db, deletion) as Promise<RulesResult<boolean>>;
}
