import { sortingOptions } from '@outfitter/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clearRefinements,
  countRefinements,
  formatListingQuery,
  type ListingQuery,
  parseListingQuery,
  toggledQueryFormatter,
  toggleRefinement,
} from './listing-query.ts';

const emptyQuery: ListingQuery = { refinements: {}, sort: 'best-matches', page: 1 };
const parse = (text: string) => parseListingQuery(new URLSearchParams(text));
const text = fc.stringMatching(/^[a-zA-Z0-9 ,.½–&+%-]{1,12}$/).filter((text) => text.trim() === text);
const queries = fc.record({
  q: fc.option(text, { nil: undefined }),
  refinements: fc
    .dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.array(text, { minLength: 1, maxLength: 3 }), { maxKeys: 6 })
    .map(
      (valuesByAttribute) =>
        Object.entries(valuesByAttribute).reduce<ListingQuery>(
          (query, [attribute, values]) =>
            values.reduce(
              (current, value) =>
                current.refinements[attribute]?.includes(value) ? current : toggleRefinement(current, attribute, value, false),
              query,
            ),
          emptyQuery,
        ).refinements,
    ),
  sort: fc.constantFrom(...sortingOptions),
  page: fc.integer({ min: 1, max: 250 }),
});

describe('the query string of a listing', () => {
  it('parses back to the query that was formatted', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const expected = { ...query, ...(query.q ? {} : { q: undefined }) };
        expect({ q: undefined, ...parse(formatListingQuery(query)) }).toEqual(expected);
      }),
    );
  });
  it('is the same for a toggled value as for the toggled query, with every attribute and value', () => {
    const toggles = queries.chain((query) => {
      const selected = Object.entries(query.refinements).flatMap(([attribute, values]) => values.map((value) => ({ attribute, value })));
      const other = fc.record({
        attribute: fc.constantFrom('', 'a', 'color', 'size', 'zz', ...Object.keys(query.refinements)),
        value: text,
      });
      return fc.record({ query: fc.constant(query), toggle: selected.length > 0 ? fc.oneof(other, fc.constantFrom(...selected)) : other });
    });
    fc.assert(
      fc.property(toggles, fc.boolean(), fc.boolean(), ({ query, toggle: { attribute, value } }, isSingle, hasManyAttributes) => {
        const many = Object.fromEntries(['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'y'].map((name) => [name, ['1']]));
        const before = hasManyAttributes ? { ...query, refinements: { ...many, ...query.refinements } } : query;
        const toggled = formatListingQuery(toggleRefinement(before, attribute, value, isSingle));
        expect(toggledQueryFormatter(before, attribute, isSingle)(value)).toBe(toggled);
      }),
    );
  });
  it('encodes every text so that it parses back', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        expect(new URLSearchParams(formatListingQuery({ ...emptyQuery, q: text })).get('q')).toBe(text);
      }),
    );
    expect(formatListingQuery({ ...emptyQuery, q: "men's é+% ~" })).toBe('?q=men%27s+%C3%A9%2B%25+%7E');
  });
  it('is the same whatever the order of the selection', () => {
    const sizeFirst = toggleRefinement(toggleRefinement(emptyQuery, 'size', 'L', false), 'color', 'brown', false);
    const colorFirst = toggleRefinement(toggleRefinement(emptyQuery, 'color', 'brown', false), 'size', 'L', false);
    expect(formatListingQuery(sizeFirst)).toBe('?refine=color:brown&refine=size:L');
    expect(formatListingQuery(colorFirst)).toBe(formatListingQuery(sizeFirst));
    expect(formatListingQuery(parse('refine=size:L&refine=color:black&refine=color:brown'))).toBe(
      '?refine=color:black|brown&refine=size:L',
    );
  });
  it('SEARCH-016 omits the defaults: page 1, best matches', () => {
    expect(formatListingQuery(emptyQuery)).toBe('');
    expect(parse('page=0&sort=upside-down&refine=&refine=:x&refine=size:')).toEqual(emptyQuery);
  });
  it('never throws on an unusual query string', () => {
    fc.assert(fc.property(fc.string(), (text) => void formatListingQuery(parse(text))));
    expect(parse('refine=__proto__:x&refine=constructor:y').refinements.constructor).toEqual(['y']);
  });
});

describe('refinements', () => {
  it('are restored when a value is deselected again', () => {
    fc.assert(
      fc.property(queries, text, (query, value) => {
        const refined = toggleRefinement({ ...query, page: 1 }, 'fabric', value, false);
        expect(toggleRefinement(refined, 'fabric', value, false)).toEqual({ ...query, page: 1 });
      }),
    );
  });
  it('LIST-001 contain one value of single-value attributes, and several of others', () => {
    const price = toggleRefinement(toggleRefinement(emptyQuery, 'price', '0-50', true), 'price', '50-100', true);
    expect(price.refinements).toEqual({ price: ['50-100'] });
    const colors = toggleRefinement(toggleRefinement(emptyQuery, 'color', 'brown', false), 'color', 'black', false);
    expect(colors.refinements).toEqual({ color: ['black', 'brown'] });
    expect(countRefinements(colors)).toBe(2);
    expect(clearRefinements(colors)).toEqual(emptyQuery);
  });
});

it('a query is truncated to the maximum length and has no control characters', () => {
  const parse = (q: string) => parseListingQuery(new URLSearchParams({ q })).q;
  expect(parse('jacket '.repeat(1_000))).toHaveLength(512);
  expect(parse('\u0000jacket\n')).toBe('jacket');
  expect(parse('\u0000')).toBeUndefined();
});
