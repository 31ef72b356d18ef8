/** Rules as somebody hands them in, held to their shapes. Pure. */
import { z } from 'zod';
import { jsonPath } from '../platform/http/parse-input.ts';
import { findUnstorable } from '../platform/http/storable.ts';
import { problemOf } from '../platform/issue-words.ts';
import { ruleShape, type SearchRule } from './rule.ts';
import { type RuleProblem, RulesRefused } from './rules-refused.ts';

/** A rule, where it stood in what was handed in, and the revision that it was made from, where that was said. */
export interface GivenRule {
  rule: SearchRule;
  path: readonly PropertyKey[];
  basedOn?: number;
}

/** Rules in the whole shop: every process remembers all of them. */
export const rulesMost = 2_000;
const revision = z.int().positive();
const fileShape = z.strictObject({ rules: z.array(z.unknown()).max(rulesMost) });

type Checked<Value> = { value: Value; problems?: undefined } | { problems: RuleProblem[] };

function parse<Shape extends z.ZodType>(shape: Shape, value: unknown, at: readonly PropertyKey[]): Checked<z.output<Shape>> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return { value: parsed.data };
  const problems = parsed.error.issues.map((issue) => {
    const { path, reason } = problemOf(issue, value, at);
    return { path: jsonPath(path), reason };
  });
  return { problems };
}

function checkOne(value: unknown, path: readonly PropertyKey[]): Checked<GivenRule> {
  const unstorable = findUnstorable(value);
  if (unstorable) return { problems: [{ path: jsonPath([...path, ...unstorable.path]), reason: `This is ${unstorable.reason}` }] };
  const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value);
  const { revision: given, ...fields } = isPlain ? (value as Record<string, unknown>) : {};
  const rule = parse(ruleShape, isPlain ? fields : value, path);
  const basedOn = parse(revision.optional(), given, [...path, 'revision']);
  if (rule.problems || basedOn.problems) return { problems: [...(rule.problems ?? []), ...(basedOn.problems ?? [])] };
  return { value: { rule: rule.value, path, ...(basedOn.value === undefined ? {} : { basedOn: basedOn.value }) } };
}

/** Rules of a list, no two of them with one id. Throws RulesRefused with everything that is wrong. */
export function checkRules(values: readonly unknown[], at: readonly PropertyKey[] = []): GivenRule[] {
  const given: GivenRule[] = [];
  const problems: RuleProblem[] = [];
  const taken = new Map<string, string>();
  for (const [index, value] of values.entries()) {
    const path = [...at, index];
    const checked = checkOne(value, path);
    if (checked.problems) problems.push(...checked.problems);
    else given.push(checked.value);
    const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
    if (typeof id !== 'string') continue;
    const other = taken.get(id);
    if (other) problems.push({ path: jsonPath([...path, 'id']), reason: `The id '${id}' is that of ${other} too` });
    taken.set(id, jsonPath(path));
  }
  if (problems.length > 0) throw new RulesRefused(problems);
  return given;
}

/** One rule by itself. Throws RulesRefused. */
export function checkRule(value: unknown): GivenRule {
  const checked = checkOne(value, []);
  if (checked.problems) throw new RulesRefused(checked.problems);
  return checked.value;
}

/** The rules of a data file, `{"rules": […]}`. Throws RulesRefused. */
export function checkRulesFile(value: unknown): GivenRule[] {
  const file = parse(fileShape, value, []);
  if (file.problems) throw new RulesRefused(file.problems);
  return checkRules(file.value.rules, ['rules']);
}
