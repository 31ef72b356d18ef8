import type { Transaction } from '../platform/database/database.ts';
import type { RuleJson } from './rule.ts';
import { invalidRules, type RulesResult } from './rule-error.ts';
import { type RuleAction, searchRuleChanges } from './tables.ts';

export interface RuleEdit {
  by: string;
  now: Date;
}

export interface RuleChange {
  id: string;
  action: RuleAction;
  before?: RuleJson | undefined;
  after?: RuleJson | undefined;
}

/** Records changes in the transaction that makes them. Returns the new revision of each rule by its id. */
export async function recordRuleChanges(
  tx: Transaction,
  changes: readonly RuleChange[],
  { by, now }: RuleEdit,
): Promise<RulesResult<Map<string, number>>> {
  const name = by.trim();
  if (name === '' || name.length > 100) {
    return invalidRules([{ path: '$.by', reason: 'The name of the editor has 1 to 100 characters' }]);
  }
  const rows = await tx
    .insert(searchRuleChanges)
    .values(
      changes.map(({ id, action, before, after }) => ({
        changedAt: now,
        changedBy: name,
        action,
        ruleId: id,
        // The spread turns the interface into the plain record that the column type expects.
        before: before === undefined ? null : { ...before },
        after: after === undefined ? null : { ...after },
      })),
    )
    .returning({ id: searchRuleChanges.id, ruleId: searchRuleChanges.ruleId });
  return { ok: true, value: new Map(rows.map(({ id, ruleId }) => [ruleId, id])) };
}
