import type { PageBytes } from './page-bytes.ts';

export interface ByteBudget extends PageBytes {
  path: string;
  /** Why the budget has this size. A change of the budget requires a new reason. */
  reason: string;
}

export const tolerance = 0.02;

const kinds = { script: 'JavaScript', style: 'CSS', html: 'HTML' } as const satisfies Record<keyof PageBytes, string>;

export function budgetErrors(page: string, found: PageBytes, budget: ByteBudget): string[] {
  const grown = (Object.keys(kinds) as (keyof PageBytes)[])
    .filter((kind) => found[kind] > budget[kind] * (1 + tolerance))
    .map((kind) => {
      const share = ((found[kind] / budget[kind] - 1) * 100).toFixed(1);
      return `${page}: ${found[kind]} bytes of ${kinds[kind]}, ${share} % above the budget of ${budget[kind]}`;
    });
  return budget.reason.trim() === '' ? [...grown, `${page}: the budget has no reason`] : grown;
}
