import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxRelaxedQueries, relaxQuery } from './relax-query.ts';

describe('relaxed queries', () => {
  it('are the last word and the longest of the others', () => {
    expect(relaxQuery('purple unicorn saddle pants')).toEqual(['pants', 'unicorn']);
    expect(relaxQuery('zeppelin  of Pants')).toEqual(['pants', 'zeppelin']);
    expect(relaxQuery('zeppelin zeppelin')).toEqual([]);
    expect([relaxQuery('zeppelin'), relaxQuery(''), relaxQuery('  ')]).toEqual([[], [], []]);
  });

  it('leave out a price or a size with the word before it, in every language, but no style number', () => {
    expect(relaxQuery('pants under $60')).toEqual(['pants']);
    expect(relaxQuery('pantalons sous 60$')).toEqual(['pantalons']);
    expect(relaxQuery('zeppelin size 14 boots')).toEqual(['boots', 'zeppelin']);
    expect(relaxQuery('zeppelin 4117')).toEqual(['4117', 'zeppelin']);
  });

  it('never exceed the maximum, and are always shorter than the query', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'bc', 'é', ' ', '-', '%') }), (query) => {
        const relaxed = relaxQuery(query);
        expect(relaxed.length <= maxRelaxedQueries && new Set(relaxed).size === relaxed.length).toBe(true);
        for (const word of relaxed) expect(query.trim().split(/\s+/).length > 1 && !/\s/.test(word)).toBe(true);
      }),
    );
  });
});
