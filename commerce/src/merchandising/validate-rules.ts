/** Rules as somebody hands them in, held to their shapes. Pure. */
import { z } from 'zod';
import { findUnstorable } from '../platform/http/find-unstorable.ts';
import { jsonPath } from '../platform/http/parse-input.ts';
import { describeIssue } from '../platform/validation-message.ts';
import { ruleSchema, type SearchRule } from './rule.ts';
import { InvalidRulesError, type RuleError } from './rule-error.ts';

/** A rule, where it stood in what was handed in, and the revision that it was made from, where that was said. */
export interface RuleInput {
  rule: SearchRule;
  path: readonly PropertyKey[];
  baseRevision?: number;
}

/** Rules in the whole shop: every process remembers all of them. */
export const maxRules = 2_000;
const revision = z.int().positive();
const fileShape = z.strictObject({ rules: z.array(z.unknown()).max(maxRules) });

type Validated<Value> = { value: Value; errors?: undefined } | { errors: RuleError[] };

function parse<Shape extends z.ZodType>(shape: Shape, value: unknown, at: readonly PropertyKey[]): Validated<z.output<Shape>> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return { value: parsed.data };
  const errors = parsed.error.issues.map((issue) => {
    const { path, reason } = describeIssue(issue, value, at);
    return { path: jsonPath(path), reason };
  });
  return { errors };
}

function validateRuleAt(value: unknown, path: readonly PropertyKey[]): Validated<RuleInput> {
  const unstorable = findUnstorable(value);
  if (unstorable) return { errors: [{ path: jsonPath([...path, ...unstorable.path]), reason: `This is ${unstorable.reason}` }] };
  const isPlain = typeof value === 'object' && value !== null && !Array.isArray(value);
  const { revision: given, ...fields } = isPlain ? (value as Record<string, unknown>) : {};
  const rule = parse(ruleSchema, isPlain ? fields : value, path);
  const basedOn = parse(revision.optional(), given, [...path, 'revision']);
  if (rule.errors || basedOn.errors) return { errors: [...(rule.errors ?? []), ...(basedOn.errors ?? [])] };
  return { value: { rule: rule.value, path, ...(basedOn.value === undefined ? {} : { baseRevision: basedOn.value }) } };
}

/** Rules of a list, no two of them with one id. Throws InvalidRulesError with everything that is wrong. */
export function validateRules(values: readonly unknown[], at: readonly PropertyKey[] = []): RuleInput[] {
  const given: RuleInput[] = [];
  const errors: RuleError[] = [];
  const taken = new Map<string, string>();
  for (const [index, value] of values.entries()) {
    const path = [...at, index];
    const checked = validateRuleAt(value, path);
    if (checked.errors) errors.push(...checked.errors);
    else given.push(checked.value);
    const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
    if (typeof id !== 'string') continue;
    const other = taken.get(id);
    if (other) errors.push({ path: jsonPath([...path, 'id']), reason: `The id '${id}' is that of ${other} too` });
    taken.set(id, jsonPath(path));
  }
  if (errors.length > 0) throw new InvalidRulesError(errors);
  return given;
}

/** One rule by itself. Throws InvalidRulesError. */
export function validateRule(value: unknown): RuleInput {
  const checked = validateRuleAt(value, []);
  if (checked.errors) throw new InvalidRulesError(checked.errors);
  return checked.value;
}

/** The rules of a data file, `{"rules": […]}`. Throws InvalidRulesError. */
export function validateRulesFile(value: unknown): RuleInput[] {
  const file = parse(fileShape, value, []);
  if (file.errors) throw new InvalidRulesError(file.errors);
  return validateRules(file.value.rules, ['rules']);
}
