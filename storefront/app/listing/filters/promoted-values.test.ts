import { describe, expect, it } from 'vitest';
import { promotedValues } from './promoted-values.ts';
import type { GroupedRefinement } from './size-groups.ts';

function buildRefinement(attributeId: string, hits: Record<string, number>): GroupedRefinement {
  return {
    attributeId,
    label: attributeId,
    single: false,
    values: Object.entries(hits).map(([value, hitCount]) => ({ value, label: value, hitCount })),
  } as GroupedRefinement;
}

const refinements = [
  buildRefinement('color', { black: 20, brown: 30, red: 5 }),
  buildRefinement('size', { S: 38, M: 39, L: 40, XL: 37 }),
  buildRefinement('rating', { '4': 12 }),
  buildRefinement('sale', { true: 6 }),
];
const names = (...parameters: Parameters<typeof promotedValues>) =>
  promotedValues(...parameters).map(({ refinement, value }) => `${refinement.attributeId} ${value.value}`);

describe('the filters above a listing', () => {
  it('are the values with the most results that leave out at least one', () => {
    expect(names(refinements, 40, {})).toEqual(['sale true', 'size M', 'size S', 'color brown', 'color black']);
  });

  it('leave out those that are selected', () => {
    expect(names(refinements, 40, { sale: ['true'], size: ['M'] })).toEqual(['size S', 'size XL', 'color brown', 'color black']);
  });

  it('are none if nothing divides the results', () => {
    expect(names([buildRefinement('sale', { true: 0 }), buildRefinement('size', { 'One size': 5 })], 5, {})).toEqual([]);
  });
});
