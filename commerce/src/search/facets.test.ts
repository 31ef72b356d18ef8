import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueOrFault } from '../platform/http/fault.ts';
import { colorFacet, facetAttributes, priceFacet, ratingFacets, weightFacet } from './facets.ts';
import { parseRefinements } from './refinements.ts';

describe('facets', () => {
  it('contain every price in exactly one range, lower edge included', () => {
    expect(priceFacet(4_999, 'USD')).toMatchObject({ attribute: 'price:USD', value: '25-50', label: '$25 to $50' });
    expect(priceFacet(5_000, 'CAD')).toMatchObject({ attribute: 'price:CAD', value: '50-75' });
    expect([priceFacet(0, 'USD').label, priceFacet(20_000, 'GBP').label]).toEqual(['Under $25', '£200 and up']);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (amount) => {
        const [from, to] = priceFacet(amount, 'USD').value.split('-');
        expect(amount / 100).toBeGreaterThanOrEqual(Number(from));
        if (to) expect(amount / 100).toBeLessThan(Number(to));
      }),
    );
  });

  it('contain a rating in every value that it reaches', () => {
    expect(ratingFacets(3.9).map((facet) => facet.value)).toEqual(['3', '2', '1']);
  });

  it('contain a weight range and a color family', () => {
    expect(weightFacet(13)).toMatchObject({ value: '12-14', label: '12 to 14 oz' });
    expect(colorFacet('grey')).toMatchObject({ label: 'Grey', swatch: expect.stringMatching(/^#/) });
  });
});

const refinementsOf = (query: Record<string, unknown>) => valueOrFault(parseRefinements(query));

describe('refinement parameters', () => {
  it('LIST-001 accept several values, or one for single-choice attributes', () => {
    const selected = refinementsOf({ refine_1: 'color=red|blue', refine_2: 'price=25-50|50-75', refine_3: 'color=red|tan', q: 'coat' });
    expect(selected).toEqual(
      new Map([
        ['color', ['red', 'blue', 'tan']],
        ['price', ['25-50']],
      ]),
    );
    const singleIds = facetAttributes.filter(({ single }) => single).map(({ id }) => id);
    expect(singleIds).toEqual(['price', 'rating', 'sale', 'new']);
  });

  it.each([
    ['refine_2', 'nonsense=1'],
    ['refine_7', 'color'],
    ['refine_1', 'color='],
    ['refine_9', ''],
  ])('reject the parameter %s with the value %j', (key, text) => {
    expect(() => refinementsOf({ [key]: text })).toThrowError(
      expect.objectContaining({ type: 'ValidationException', arguments: { path: `$.${key}`, in: 'query' } }),
    );
  });

  it('are limited to the number of attributes', () => {
    expect(refinementsOf({ refine_14: 'color=brown' }).get('color')).toEqual(['brown']);
    for (const key of ['refine_0', 'refine_15', 'refine_999']) {
      expect(() => refinementsOf({ [key]: 'color=brown' }), key).toThrow(
        `The parameter ${key} does not exist: a call has refine_1 to refine_14.`,
      );
    }
  });

  it('ignore other parameters', () => {
    expect(refinementsOf({ refine: 'y', refine_x: 'color=brown', utm_source: 'z' }).size).toBe(0);
  });
});
