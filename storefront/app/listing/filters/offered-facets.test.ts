import type { Refinement } from '@outfitter/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offeredFacets } from './offered-facets.ts';

const facet = (attributeId: string, hitCounts: number[]): Refinement => ({
  attributeId,
  label: attributeId,
  single: false,
  values: hitCounts.map((hitCount, index) => ({ value: String(index), label: String(index), hitCount })),
});
const idsOf = (facets: readonly Refinement[]) => facets.map(({ attributeId }) => attributeId);

const listing = fc.integer({ min: 0, max: 60 }).chain((total) =>
  fc.record({
    total: fc.constant(total),
    facets: fc
      .array(fc.array(fc.integer({ min: 0, max: total }), { minLength: 1, maxLength: 5 }), { maxLength: 8 })
      .map((counts) => counts.map((hitCounts, index) => facet(`facet${index}`, hitCounts))),
    selected: fc
      .uniqueArray(fc.integer({ min: 0, max: 7 }), { maxLength: 2 })
      .map((ids) => Object.fromEntries(ids.map((id) => [`facet${id}`, ['0']]))),
  }),
);

describe('the facets of a listing', () => {
  it('are offered if a value leaves out some results and keeps others, and always if they are in use', () => {
    fc.assert(
      fc.property(listing, ({ total, facets, selected }) => {
        const offered = new Set(offeredFacets(facets, total, selected));
        for (const entry of facets) {
          const isInUse = entry.attributeId in selected;
          const isDividing = entry.values.some(({ hitCount }) => hitCount > 0 && total - hitCount > 0);
          if (isInUse) expect(offered.has(entry)).toBe(true);
          else if (!isDividing) expect(offered.has(entry)).toBe(false);
          else if (total > 8) expect(offered.has(entry)).toBe(true);
        }
      }),
    );
  });

  it('keep the sizes of several results, although every result comes in all of them, so that a size can be combined with a fit', () => {
    const facets = [facet('size', [4, 4, 4]), facet('fit', [4, 3]), facet('price', [4])];
    expect(idsOf(offeredFacets(facets, 4, { category: ['parkas'] }))).toEqual(['size', 'fit']);
    expect(idsOf(offeredFacets([facet('size', [4]), facet('fit', [4, 3])], 4, { category: ['parkas'] }))).toEqual(['fit']);
    expect(offeredFacets(facets, 1, {})).toEqual([]);
  });

  it('LIST-001 offer no value of a single choice that every result has, and all values of one in use', () => {
    const rating = { ...facet('rating', [20, 28, 30, 30]), single: true };
    const valuesOf = (total: number, selected: Record<string, string[]>) =>
      offeredFacets([rating], total, selected).flatMap(({ values }) => values.map(({ value }) => value));
    expect(valuesOf(30, {})).toEqual(['0', '1']);
    expect(valuesOf(20, { rating: ['0'] })).toEqual(['0', '1', '2', '3']);
    expect(valuesOf(0, { rating: ['0'], color: ['1'] })).toEqual(['0', '1', '2', '3']);
    expect(idsOf(offeredFacets([facet('size', [30, 30])], 30, {}))).toEqual(['size']);
    expect(offeredFacets([{ ...facet('rating', [30, 30]), single: true }], 30, {})).toEqual([]);
  });

  it('keep their order', () => {
    fc.assert(
      fc.property(listing, ({ total, facets, selected }) => {
        const offered = idsOf(offeredFacets(facets, total, selected));
        expect(offered).toEqual(idsOf(facets).filter((id) => offered.includes(id)));
      }),
    );
  });

  it('are not offered for five gift cards, whatever their colors, prices and ages', () => {
    expect(offeredFacets([facet('color', [1, 2, 2]), facet('price', [5]), facet('new', [1])], 5, {})).toEqual([]);
  });

  it('stay while a refined listing shrinks, so that filters can be combined', () => {
    const facets = [facet('color', [3, 7]), facet('size', [1, 2]), facet('price', [3])];
    expect(idsOf(offeredFacets(facets, 3, { color: ['0'] }))).toEqual(['color', 'size']);
  });

  it('stay with a single value if some results lack it, like a sale', () => {
    expect(idsOf(offeredFacets([facet('sale', [4]), facet('price', [30])], 30, {}))).toEqual(['sale']);
  });
});
