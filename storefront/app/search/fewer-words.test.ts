import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewerWords, mostTried } from './fewer-words.ts';

describe('fewer words than were searched for', () => {
  it('ERROR-017 are the last word and the longest of the others', () => {
    expect(fewerWords('purple unicorn saddle pants')).toEqual(['pants', 'unicorn']);
    expect(fewerWords('zeppelin  of Pants')).toEqual(['pants', 'zeppelin']);
    expect(fewerWords('zeppelin zeppelin')).toEqual([]);
    expect([fewerWords('zeppelin'), fewerWords(''), fewerWords('  ')]).toEqual([[], [], []]);
  });

  it('ERROR-017 are never more than the page asks about, and always fewer than there were', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'bc', 'é', ' ', '-', '%') }), (words) => {
        const tried = fewerWords(words);
        expect(tried.length <= mostTried && new Set(tried).size === tried.length).toBe(true);
        for (const word of tried) expect(words.trim().split(/\s+/).length > 1 && !/\s/.test(word)).toBe(true);
      }),
    );
  });
});
