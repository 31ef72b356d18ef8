import { z } from 'zod';
import { findUnstorable } from '../platform/find-unstorable.ts';
import { jsonPath } from '../platform/json-path.ts';
import { describeIssue } from '../platform/validation-message.ts';
import { ruleSchema, type SearchRule } from './rule.ts';
import { invalidRules, type RuleError, type RulesResult } from './rule-error.ts';

export interface RuleInput {
  rule: SearchRule;
  path: readonly PropertyKey[];
  /** The revision from which the rule was edited, if the input contains it. */
  baseRevision?: number;
}

/** Maximum number of rules of a shop; limited because every process caches all of them. */
export const maxRules = 2_000;
const revisionSchema = z.int().positive();
const fileSchema = z.strictObject({ rules: z.array(z.unknown()).max(maxRules) });

type Validated<Value> = { value: Value; errors?: undefined } | { errors: RuleError[] };

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown, at: readonly PropertyKey[]): Validated<z.output<Schema>> {
  const parsed = schema.safeParse(value);
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
  const isPlainObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const { revision, ...fields } = isPlainObject ? (value as Record<string, unknown>) : {};
  const rule = parse(ruleSchema, isPlainObject ? fields : value, path);
  const baseRevision = parse(revisionSchema.optional(), revision, [...path, 'revision']);
  if (rule.errors || baseRevision.errors) return { errors: [...(rule.errors ?? []), ...(baseRevision.errors ?? [])] };
  return { value: { rule: rule.value, path, ...(baseRevision.value === undefined ? {} : { baseRevision: baseRevision.value }) } };
}

export function validateRules(values: readonly unknown[], at: readonly PropertyKey[] = []): RulesResult<RuleInput[]> {
  const inputs: RuleInput[] = [];
  const errors: RuleError[] = [];
  const pathById = new Map<string, string>();
  for (const [index, value] of values.entries()) {
    const path = [...at, index];
    const validated = validateRuleAt(value, path);
    if (validated.errors) errors.push(...validated.errors);
    else inputs.push(validated.value);
    const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
    if (typeof id !== 'string') continue;
    const other = pathById.get(id);
    if (other) errors.push({ path: jsonPath([...path, 'id']), reason: `The id '${id}' is that of ${other} too` });
    pathById.set(id, jsonPath(path));
  }
  return errors.length > 0 ? invalidRules(errors) : { ok: true, value: inputs };
}

export function validateRule(value: unknown): RulesResult<RuleInput> {
  const validated = validateRuleAt(value, []);
  return validated.errors ? invalidRules(validated.errors) : { ok: true, value: validated.value };
}

export function validateRulesFile(value: unknown): RulesResult<RuleInput[]> {
  const file = parse(fileSchema, value, []);
  return file.errors ? invalidRules(file.errors) : validateRules(file.value.rules, ['rules']);
}
