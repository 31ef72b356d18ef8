import { sortingOptions } from '@outfitter/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clearRefinements,
  countRefinements,
  formatListingQuery,
  type ListingQuery,
  parseListingQuery,
  toggleRefinement,
} from './listing-query.ts';

const plain: ListingQuery = { refinements: {}, sort: 'best-matches', page: 1 };
const read = (text: string) => parseListingQuery(new URLSearchParams(text));
const text = fc.stringMatching(/^[a-zA-Z0-9 ,.½–&+%-]{1,12}$/).filter((text) => text.trim() === text);
const queries = fc.record({
  q: fc.option(text, { nil: undefined }),
  refinements: fc
    .dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.array(text, { minLength: 1, maxLength: 3 }), { maxKeys: 6 })
    .map(
      (found) =>
        Object.entries(found).reduce<ListingQuery>(
          (query, [attribute, values]) =>
            values.reduce(
              (current, value) =>
                current.refinements[attribute]?.includes(value) ? current : toggleRefinement(current, attribute, value, false),
              query,
            ),
          plain,
        ).refinements,
    ),
  sort: fc.constantFrom(...sortingOptions),
  page: fc.integer({ min: 1, max: 250 }),
});

describe('the query string of a listing', () => {
  it('parses to the query that it was formatted from', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const expected = { ...query, ...(query.q ? {} : { q: undefined }) };
        expect({ q: undefined, ...read(formatListingQuery(query)) }).toEqual(expected);
      }),
    );
  });
  it('is the same for the same selection in any order', () => {
    const one = toggleRefinement(toggleRefinement(plain, 'size', 'L', false), 'color', 'brown', false);
    const other = toggleRefinement(toggleRefinement(plain, 'color', 'brown', false), 'size', 'L', false);
    expect(formatListingQuery(one)).toBe('?refine=color:brown&refine=size:L');
    expect(formatListingQuery(other)).toBe(formatListingQuery(one));
    expect(formatListingQuery(read('refine=size:L&refine=color:black&refine=color:brown'))).toBe('?refine=color:black|brown&refine=size:L');
  });
  it('SEARCH-016 omits the defaults: page 1, best matches', () => {
    expect(formatListingQuery(plain)).toBe('');
    expect(read('page=0&sort=upside-down&refine=&refine=:x&refine=size:')).toEqual(plain);
  });
  it('never throws on an unusual query string', () => {
    fc.assert(fc.property(fc.string(), (text) => void formatListingQuery(read(text))));
    expect(read('refine=__proto__:x&refine=constructor:y').refinements.constructor).toEqual(['y']);
  });
});

describe('refining', () => {
  it('deselecting a value restores the listing', () => {
    fc.assert(
      fc.property(queries, text, (query, value) => {
        const there = toggleRefinement({ ...query, page: 1 }, 'fabric', value, false);
        expect(toggleRefinement(there, 'fabric', value, false)).toEqual({ ...query, page: 1 });
      }),
    );
  });
  it('LIST-001 allows one value of single-value attributes, and several of others', () => {
    const price = toggleRefinement(toggleRefinement(plain, 'price', '0-50', true), 'price', '50-100', true);
    expect(price.refinements).toEqual({ price: ['50-100'] });
    const colors = toggleRefinement(toggleRefinement(plain, 'color', 'brown', false), 'color', 'black', false);
    expect(colors.refinements).toEqual({ color: ['black', 'brown'] });
    expect(countRefinements(colors)).toBe(2);
    expect(clearRefinements(colors)).toEqual(plain);
  });
});

it('a query is cut at the maximum length and has no control characters', () => {
  const read = (q: string) => parseListingQuery(new URLSearchParams({ q })).q;
  expect(read('jacket '.repeat(1_000))).toHaveLength(512);
  expect(read('\u0000jacket\n')).toBe('jacket');
  expect(read('\u0000')).toBeUndefined();
});
