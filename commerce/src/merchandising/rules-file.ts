/** Rules in data files: `{"rules": […]}`, and one rule by itself. */
import { readFile, writeFile } from 'node:fs/promises';
import type { Queryable } from '../platform/database/database.ts';
import { ruleToJson } from './rule.ts';
import { InvalidRulesError } from './rule-error.ts';
import { readAllRules } from './stored-rules.ts';

/** A file as JSON. Throws InvalidRulesError where it is none. */
export async function readRulesFile(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidRulesError([{ path: '$', reason: `${file} is not JSON` }]);
  }
}

/** Writes every rule, those of the past and the future too. Answers how many. */
export async function exportRules(queryable: Queryable, file: string): Promise<number> {
  const rules = (await readAllRules(queryable)).map(({ rule }) => ruleToJson(rule));
  await writeFile(file, `${JSON.stringify({ rules }, null, 2)}\n`);
  return rules.length;
}
