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

  it('are no sizes that only a small part of the results has', () => {
    const numbers = buildRefinement('size', { '0': 2, '2': 2, M: 1 });
    expect(names([numbers, buildRefinement('color', { black: 6 })], 11, {})).toEqual(['color black']);
  });

  it('are no weights and colors of single results, but a sale of any size', () => {
    const rare = [buildRefinement('weight', { '12-14': 1 }), buildRefinement('color', { red: 4 }), buildRefinement('sale', { true: 1 })];
    expect(names(rare, 25, {})).toEqual(['sale true']);
  });

  it('are waists where most products are sold by waist, and sizes where most are sold by size', () => {
    const [sizes, waists] = [buildRefinement('size', { S: 7, M: 7 }), buildRefinement('waist', { '28': 4, '32': 19, '34': 18 })];
    expect(names([sizes, waists], 26, {})).toEqual(['waist 32', 'waist 34']);
    expect(names([buildRefinement('size', { S: 20, M: 21 }), waists], 40, {})).toEqual(['size M', 'size S']);
  });

  it('are none if nothing divides the results', () => {
    expect(names([buildRefinement('sale', { true: 0 }), buildRefinement('size', { 'One size': 5 })], 5, {})).toEqual([]);
  });
});
