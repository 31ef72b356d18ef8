/** Chooses the filters that a listing offers above its products: those that most shoppers can use without opening the panel. Pure. */
import type { Refinements } from '../listing-query.ts';
import type { GroupedRefinement } from './size-groups.ts';

export interface PromotedValue {
  refinement: GroupedRefinement;
  value: GroupedRefinement['values'][number];
}

/** Maximum number of promoted values by attribute, in the order in which they are shown. */
const promotedCounts: Readonly<Record<string, number>> = { sale: 1, new: 1, size: 2, weight: 1, color: 2 };

/** Returns the values that the most results have, of those that leave out a result and are not selected. */
export function promotedValues(refinements: readonly GroupedRefinement[], total: number, selected: Refinements): PromotedValue[] {
  return Object.entries(promotedCounts).flatMap(([attributeId, count]) => {
    const refinement = refinements.find((candidate) => candidate.attributeId === attributeId);
    if (!refinement) return [];
    return refinement.values
      .filter(({ value, hitCount }) => hitCount > 0 && hitCount < total && !selected[attributeId]?.includes(value))
      .toSorted((one, other) => other.hitCount - one.hitCount)
      .slice(0, count)
      .map((value) => ({ refinement, value }));
  });
}
