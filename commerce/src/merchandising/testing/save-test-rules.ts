import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { RuleJson } from '../rule.ts';
import { rulesOrThrow } from '../rule-error.ts';
import type { RuleFacets } from '../rule-references.ts';
import { importRules } from '../save-rules.ts';
import { validateRules } from '../validate-rules.ts';
import { buildRuleJson } from './rule-builder.ts';

export async function saveTestRules(
  db: Database,
  now: Date,
  rules: readonly Partial<RuleJson>[],
  facets: RuleFacets = { attributes: new Set(), withValue: () => sql`SELECT` },
): Promise<void> {
  const inputs = rulesOrThrow(validateRules(rules.map(buildRuleJson)));
  rulesOrThrow(await importRules(db, inputs, { by: 'Ada', now, action: 'put', facets }));
}
