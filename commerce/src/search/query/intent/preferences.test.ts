import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from '../parse-query.ts';
import { preferenceAt } from './preferences.ts';

const preferences = (query: string) => parseQuery(query).parts.flatMap((part) => (part.kind === 'preference' ? part.preference : []));

describe('a preferred order', () => {
  it('is named by the longest phrase at a position', () => {
    expect(preferenceAt(['least', 'expensive', 'coat'], 0)).toEqual({ preference: { attribute: 'price', order: 'ascending' }, length: 2 });
    expect(preferenceAt(['coat', 'cheap'], 1)).toEqual({ preference: { attribute: 'price', order: 'ascending' }, length: 1 });
    expect(preferenceAt(['most', 'coats'], 0)).toBeUndefined();
  });

  it('is part of a query in each language', () => {
    const cases: [string, string, string][] = [
      ['cheapest jeans', 'price', 'ascending'],
      ['best-rated boots', 'rating', 'descending'],
      ['most popular overalls', 'popularity', 'descending'],
      ['newest jackets', 'launch', 'descending'],
      ['lightweight shirt', 'weight', 'ascending'],
      ['heavy duty pants', 'weight', 'descending'],
      ['le jean le moins cher', 'price', 'ascending'],
      ['chemise légère', 'weight', 'ascending'],
      ['veste la plus chère', 'price', 'descending'],
    ];
    for (const [query, attribute, order] of cases) expect(preferences(query), query).toEqual([{ attribute, order }]);
  });

  it('is not the lightness of a color', () => {
    expect(preferences('light blue jeans')).toEqual([]);
    expect(parseQuery('light blue jeans').colorNames).toEqual(['light blue']);
  });

  it('keeps every other word of a query', () => {
    const word = fc.constantFrom('coat', 'cheapest', 'light', 'heavy', 'duty', 'shirt', 'blue', 'warm');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
        const { parts } = parseQuery(words.join(' '));
        expect(parts.flatMap((part) => (part.kind === 'word' ? [part.word] : part.words))).toEqual(words);
      }),
    );
  });
});
