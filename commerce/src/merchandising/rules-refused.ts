/** One thing wrong with rules: the JSON path of it, and what is wrong, without the path. */
export interface RuleProblem {
  path: string;
  reason: string;
}

/** Rules that are not kept, none of them; each problem is a line of the message. */
export class RulesRefused extends Error {
  override readonly name = 'RulesRefused';
  readonly problems: readonly RuleProblem[];
  constructor(problems: readonly RuleProblem[]) {
    super(problems.map(({ path, reason }) => `${reason} (at ${path})`).join('\n'));
    this.problems = problems;
  }
}
