/** Rules written: looked at, compared with what is there, and kept all or none. */
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { type Difference, differences } from '../content/editing/differences.ts';
import { type Database, inTransaction, type Queryable, type Transaction } from '../platform/database.ts';
import { excluded } from '../platform/excluded.ts';
import { jsonPath } from '../platform/http/parse-input.ts';
import { invalidate } from '../platform/invalidation.ts';
import { type GivenRule, rulesMost } from './check-rules.ts';
import { searchRulesKey } from './read-rules.ts';
import { checkReferences } from './references.ts';
import { fileOfRule, type RuleFile } from './rule.ts';
import { type RuleEditing, recordRuleChanges } from './rule-changes.ts';
import { RulesRefused } from './rules-refused.ts';
import { fileOfRow, rowsOfRules } from './stored-rules.ts';
import { type RuleAction, searchRuleChanges, searchRules } from './tables.ts';

export interface PlannedRule {
  id: string;
  change: 'new' | 'changed' | 'same';
  /** Where it is another than before; none of a new one. */
  differences: Difference[];
}

export interface PuttingRules extends RuleEditing {
  action: Exclude<RuleAction, 'remove'>;
  /** What the search can narrow by: the ids that facets and boosts may name. */
  attributes: ReadonlySet<string>;
}

interface Plan extends PlannedRule {
  given: GivenRule;
  before: RuleFile | undefined;
  /** Of what is there; undefined where nothing is. */
  revision: number | undefined;
}

/** What every cache of rules, and of what the search answers by them, depends on. */
async function sayRulesChanged(tx: Transaction): Promise<void> {
  await invalidate(tx, [searchRulesKey, 'search']);
}

async function refuseAsChanged(queryable: Queryable, given: Pick<GivenRule, 'path'>, id: string): Promise<never> {
  const [last] = await queryable
    .select({ by: searchRuleChanges.changedBy, at: searchRuleChanges.changedAt })
    .from(searchRuleChanges)
    .where(eq(searchRuleChanges.ruleId, id))
    .orderBy(desc(searchRuleChanges.id))
    .limit(1);
  const who = last ? ` by ${last.by} at ${last.at.toISOString()}` : '';
  throw new RulesRefused([{ path: jsonPath([...given.path, 'id']), reason: `The rule '${id}' was changed${who}, after it was read` }]);
}

async function planRules(queryable: Queryable, given: readonly GivenRule[], attributes: ReadonlySet<string>): Promise<Plan[]> {
  await checkReferences(queryable, given, attributes);
  const rows = await rowsOfRules(
    queryable,
    given.map(({ rule }) => rule.id),
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const plans = given.map((each): Plan => {
    const { id } = each.rule;
    const row = stored.get(id);
    const before = row && fileOfRow(row);
    const found = before ? differences(before, fileOfRule(each.rule)) : [];
    const change = !before ? 'new' : found.length > 0 ? 'changed' : 'same';
    return { id, change, differences: found, given: each, before, revision: row?.revision };
  });
  const outdated = plans.find(
    ({ change, given: { basedOn }, revision }) => change !== 'same' && basedOn !== undefined && basedOn !== revision,
  );
  if (outdated) await refuseAsChanged(queryable, outdated.given, outdated.id);
  return plans;
}

/** Keeps rules from others until the transaction ends. Throws RulesRefused where one is no longer what was planned on. */
async function holdRules(tx: Transaction, plans: readonly Plan[]): Promise<void> {
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
  if (changed) await refuseAsChanged(tx, changed.given, changed.id);
}

async function writeRules(tx: Transaction, plans: readonly Plan[], { action, ...editing }: PuttingRules): Promise<void> {
  const files = plans.map(({ id, before, given }) => ({ id, action, before, after: fileOfRule(given.rule) }));
  const revisions = await recordRuleChanges(tx, files, editing);
  const rows = plans.map(({ given: { rule } }) => ({ ...rule, updatedAt: editing.now, revision: revisions.get(rule.id) ?? 0 }));
  const held = plans.filter(({ revision }) => revision !== undefined).map(({ id }) => id);
  const written = await tx
    .insert(searchRules)
    .values(rows)
    // A row that was not there a moment ago is somebody else's.
    .onConflictDoUpdate({
      target: searchRules.id,
      set: excluded(searchRules, 'id'),
      setWhere: sql`${searchRules.id} = ANY(${sql.param(held)}::text[])`,
    })
    .returning({ id: searchRules.id });
  const done = new Set(written.map(({ id }) => id));
  const lost = plans.find(({ id }) => !done.has(id));
  if (lost) await refuseAsChanged(tx, lost.given, lost.id);
}

async function checkCount(tx: Transaction): Promise<void> {
  const count = await tx.$count(searchRules);
  if (count > rulesMost)
    throw new RulesRefused([{ path: '$', reason: `The shop has at most ${rulesMost} rules, and these would make it ${count}` }]);
}

/**
 * Writes rules within a transaction, all or none, and says so to every cache; what would change nothing is not written. Answers
 * what became of each. Throws RulesRefused: where a rule names what there is not, and where one was changed by somebody else
 * since it was read, in this transaction or, where it says its revision, before it.
 */
export async function putRules(tx: Transaction, given: readonly GivenRule[], putting: PuttingRules): Promise<PlannedRule[]> {
  const plans = await planRules(tx, given, putting.attributes);
  const changed = plans.filter(({ change }) => change !== 'same');
  if (changed.length > 0) {
    await holdRules(tx, changed);
    await writeRules(tx, changed, putting);
    await checkCount(tx);
    await sayRulesChanged(tx);
  }
  return plans.map(({ id, change, differences: found }) => ({ id, change, differences: found }));
}

/** `putRules` in a transaction of its own; `isDryRun` says what it would do and does nothing. */
export async function importRules(
  db: Database,
  given: readonly GivenRule[],
  { isDryRun = false, ...putting }: PuttingRules & { isDryRun?: boolean },
): Promise<PlannedRule[]> {
  if (!isDryRun) return inTransaction(db, (tx) => putRules(tx, given, putting));
  const plans = await planRules(db, given, putting.attributes);
  return plans.map(({ id, change, differences: found }) => ({ id, change, differences: found }));
}

/** Takes a rule away. Answers false where there is none. */
export function removeRule(db: Database, id: string, editing: RuleEditing): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx.delete(searchRules).where(eq(searchRules.id, id)).returning();
    if (!row) return false;
    await recordRuleChanges(tx, [{ id, action: 'remove', before: fileOfRow(row) }], editing);
    await sayRulesChanged(tx);
    return true;
  });
}
