import type { Database } from '../../platform/database/database.ts';
import type { RuleJson } from '../rule.ts';
import { rulesOrThrow } from '../rule-error.ts';
import { importRules } from '../save-rules.ts';
import { validateRules } from '../validate-rules.ts';
import { buildRuleJson } from './rule-builder.ts';

export async function saveTestRules(
  db: Database,
  now: Date,
  rules: readonly Partial<RuleJson>[],
  attributes: readonly { id: string }[] = [],
): Promise<void> {
  const inputs = rulesOrThrow(validateRules(rules.map(buildRuleJson)));
  const options = { by: 'Ada', now, action: 'put', attributes: new Set(attributes.map(({ id }) => id)) } as const;
  rulesOrThrow(await importRules(db, inputs, options));
}
