/** One thing wrong with rules: the JSON path of it, and what is wrong, without the path. */
export interface RuleError {
  path: string;
  reason: string;
}

/** Rules that are not kept, none of them; each problem is a line of the message. */
export class InvalidRulesError extends Error {
  override readonly name = 'InvalidRulesError';
  readonly errors: readonly RuleError[];
  constructor(errors: readonly RuleError[]) {
    super(errors.map(({ path, reason }) => `${reason} (at ${path})`).join('\n'));
    this.errors = errors;
  }
}
