import { readFile, writeFile } from 'node:fs/promises';
import type { Queryable } from '../platform/database/database.ts';
import { ruleToJson } from './rule.ts';
import { invalidRules, type RulesResult } from './rule-error.ts';
import { readAllRules } from './stored-rules.ts';

export async function readRulesFile(file: string): Promise<RulesResult<unknown>> {
  const text = await readFile(file, 'utf8');
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return invalidRules([{ path: '$', reason: `${file} is not JSON` }]);
  }
}

export async function exportRules(queryable: Queryable, file: string): Promise<number> {
  const rules = (await readAllRules(queryable)).map(({ rule }) => ruleToJson(rule));
  await writeFile(file, `${JSON.stringify({ rules }, null, 2)}\n`);
  return rules.length;
}
