/** The book of changes of rules: who, when, from what to what. */
import type { Transaction } from '../platform/database/database.ts';
import type { RuleJson } from './rule.ts';
import { InvalidRulesError } from './rule-error.ts';
import { type RuleAction, searchRuleChanges } from './tables.ts';

/** Who changes rules, and when. */
export interface RuleEdit {
  by: string;
  now: Date;
}

export interface RuleChange {
  id: string;
  action: RuleAction;
  /** Left out: there was none. */
  before?: RuleJson | undefined;
  /** Left out: none is left. */
  after?: RuleJson | undefined;
}

/** Writes changes into the book, in the transaction that makes them. Answers the number of each by the rule's id. */
export async function recordRuleChanges(
  tx: Transaction,
  changes: readonly RuleChange[],
  { by, now }: RuleEdit,
): Promise<Map<string, number>> {
  const name = by.trim();
  if (name === '' || name.length > 100) {
    throw new InvalidRulesError([{ path: '$.by', reason: 'Who makes the change is named in 1 to 100 characters' }]);
  }
  const rows = await tx
    .insert(searchRuleChanges)
    .values(
      changes.map(({ id, action, before, after }) => ({
        changedAt: now,
        changedBy: name,
        action,
        ruleId: id,
        // As plain JSON: every field of a file is.
        before: before === undefined ? null : { ...before },
        after: after === undefined ? null : { ...after },
      })),
    )
    .returning({ id: searchRuleChanges.id, ruleId: searchRuleChanges.ruleId });
  return new Map(rows.map(({ id, ruleId }) => [ruleId, id]));
}
