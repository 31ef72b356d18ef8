import type { Failure } from '../platform/result.ts';

export interface RuleError {
  path: string;
  reason: string;
}

/** Failure with every error; none of the rules is saved. */
export interface InvalidRules extends Failure<'InvalidRules'> {
  errors: readonly RuleError[];
}

export type RulesResult<Value> = { ok: true; value: Value } | InvalidRules;

export function invalidRules(errors: readonly RuleError[]): InvalidRules {
  const message = errors.map(({ path, reason }) => `${reason} (at ${path})`).join('\n');
  return { ok: false, error: 'InvalidRules', message, errors };
}

export class InvalidRulesError extends Error {
  override readonly name = 'InvalidRulesError';
  readonly errors: readonly RuleError[];

  constructor({ message, errors }: InvalidRules) {
    super(message);
    this.errors = errors;
  }
}

export function rulesOrThrow<Value>(result: RulesResult<Value>): Value {
  if (result.ok) return result.value;
  throw new InvalidRulesError(result);
}
