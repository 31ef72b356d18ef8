/** What a page may weigh: growth is a decision, written down with its reason. Pure. */
import type { PageBytes } from './page-bytes.ts';

/** Bytes of a page, brotli, as they were decided. */
export interface ByteBudget extends PageBytes {
  path: string;
  /** Why it is what it is; whoever raises it says so here. */
  reason: string;
}

/** Growth that is no decision yet: another picture, another word. */
export const tolerance = 0.02;

const kinds = { script: 'JavaScript', style: 'CSS', html: 'HTML' } as const satisfies Record<keyof PageBytes, string>;

/** What is wrong with a page of this weight, each in a line with both figures; nothing where it is within its budget. */
export function budgetErrors(page: string, found: PageBytes, budget: ByteBudget): string[] {
  const grown = (Object.keys(kinds) as (keyof PageBytes)[])
    .filter((kind) => found[kind] > budget[kind] * (1 + tolerance))
    .map((kind) => {
      const share = ((found[kind] / budget[kind] - 1) * 100).toFixed(1);
      return `${page}: ${found[kind]} bytes of ${kinds[kind]}, ${share} % above the budget of ${budget[kind]}`;
    });
  return budget.reason.trim() === '' ? [...grown, `${page}: the budget has no reason`] : grown;
}
