import { describe, expect, it } from 'vitest';
import { parseFacetFilters, parseNumericFilters } from './filter-lists.ts';

const value = (text: string) => ({ kind: 'value', attribute: 'color', values: [text] });

describe('filter lists', () => {
  it('combine the outer list with AND, inner lists with OR, and support negation', () => {
    expect(parseFacetFilters([['color:a', 'color:b'], 'color:-c', '-color:d'])).toEqual({
      kind: 'and',
      of: [
        { kind: 'or', of: [value('a'), value('b')] },
        { kind: 'not', of: value('c') },
        { kind: 'not', of: value('d') },
      ],
    });
    expect(parseFacetFilters('color:\\-4')).toEqual({ kind: 'and', of: [value('-4')] });
    expect(parseFacetFilters([])).toBeUndefined();
    expect(parseFacetFilters([[], ''])).toBeUndefined();
  });

  it('compare numbers, also with ranges', () => {
    expect(parseNumericFilters(['price >= 50', ['rating=4', 'rating:5']])).toEqual({
      kind: 'and',
      of: [
        { kind: 'number', attribute: 'price', comparison: '>=', amount: 5_000 },
        {
          kind: 'or',
          of: [
            { kind: 'number', attribute: 'rating', comparison: '=', amount: 4 },
            { kind: 'number', attribute: 'rating', comparison: '=', amount: 5 },
          ],
        },
      ],
    });
    expect(parseNumericFilters('price: 10 TO 20')).toMatchObject({ of: [{ kind: 'and' }] });
  });

  it('are rejected by name', () => {
    expect(() => parseFacetFilters(['color'])).toThrow("facetFilters: 'color' is not an attribute, a colon and a value");
    expect(() => parseFacetFilters(['weave:twill'])).toThrow('facetFilters');
    expect(() => parseNumericFilters(['price'])).toThrow('numericFilters');
    expect(() => parseNumericFilters(['color=3'])).toThrow('numericFilters');
    expect(() => parseFacetFilters(Array(201).fill('color:a'))).toThrow('more than 200');
  });
});
