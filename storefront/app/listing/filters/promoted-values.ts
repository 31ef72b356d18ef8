/** Chooses the filters that a listing offers above its products: those that most shoppers can use without opening the panel. Pure. */
import type { Refinements } from '../listing-query.ts';
import { mainSizeAttributes } from './size-attributes.ts';
import type { GroupedRefinement } from './size-groups.ts';

type Value = GroupedRefinement['values'][number];

export interface PromotedValue {
  refinement: GroupedRefinement;
  value: Value;
}

interface Promotion {
  /** Of several attributes, the one with the value that the most results have is promoted. */
  attributeIds: readonly string[];
  /** Maximum number of values. */
  count: number;
  /** Share of the results that must have a value. */
  minShare: number;
}

/** In the order in which they are shown. Most results must have a promoted size; a sale is promoted, however small. */
const promotions: readonly Promotion[] = [
  { attributeIds: ['sale'], count: 1, minShare: 0 },
  { attributeIds: ['new'], count: 1, minShare: 0 },
  { attributeIds: mainSizeAttributes, count: 2, minShare: 0.5 },
  { attributeIds: ['weight'], count: 1, minShare: 0.2 },
  { attributeIds: ['color'], count: 2, minShare: 0.2 },
];

const mostHits = (values: readonly Value[]) => Math.max(0, ...values.map(({ hitCount }) => hitCount));

/** Returns the values that the most results have, of those that leave out a result and are not selected. */
export function promotedValues(refinements: readonly GroupedRefinement[], total: number, selected: Refinements): PromotedValue[] {
  return promotions.flatMap(({ attributeIds, count, minShare }) => {
    const [refinement] = refinements
      .filter(({ attributeId }) => attributeIds.includes(attributeId))
      .toSorted((one, other) => mostHits(other.values) - mostHits(one.values));
    if (!refinement) return [];
    return refinement.values
      .filter(({ value, hitCount }) => {
        const isDividing = hitCount > 0 && hitCount < total;
        return isDividing && hitCount >= total * minShare && !selected[refinement.attributeId]?.includes(value);
      })
      .toSorted((one, other) => other.hitCount - one.hitCount)
      .slice(0, count)
      .map((value) => ({ refinement, value }));
  });
}
