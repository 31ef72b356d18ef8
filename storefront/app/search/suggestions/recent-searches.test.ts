import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../../platform/testing/stub-storage.ts';
import { addSearch, maxRecentSearches, parseSearches, readRecentSearches, removeSearch, storeRecentSearches } from './recent-searches.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('recent searches', () => {
  it('SEARCH-015 CONST-003 are the last 5 of at least 3 characters, newest first, each once ignoring case and spaces', () => {
    const searchesAfter = (...searches: string[]) => searches.reduce<string[]>(addSearch, []);
    expect(searchesAfter('coat', 'bib 36 x 32', ' Coat ')).toEqual(['Coat', 'bib 36 x 32']);
    expect(searchesAfter('ab', '  x ', 'abc')).toEqual(['abc']);
    expect(searchesAfter('one', 'two', 'three', 'four', 'five', 'six')).toEqual(['six', 'five', 'four', 'three', 'two']);
    expect(addSearch(['coat'], 'x'.repeat(201))).toEqual(['coat']);
    for (const card of ['4111 1111 1111 1111', 'pay 4222222222222', '４１１１１１１１１１１１１１１１'])
      expect(addSearch(['coat'], card)).toEqual(['coat']);
    expect(removeSearch(['rain  coat', 'bib'], 'Rain coat')).toEqual(['bib']);
  });

  it('SEARCH-015 never contain duplicates or exceed the maximum, whatever is searched', () => {
    const searches = fc.array(fc.oneof(fc.string(), fc.constantFrom('coat', 'Coat', ' coat', 'bibs')));
    fc.assert(
      fc.property(searches, fc.constantFrom('coat', 'boots'), (earlier, latest) => {
        const stored = [...earlier, latest].reduce<string[]>(addSearch, []);
        const distinct = new Set(stored.map((search) => search.toLowerCase()));
        expect([stored[0], stored.length <= maxRecentSearches, distinct.size]).toEqual([latest, true, stored.length]);
        expect(parseSearches(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
      }),
    );
  });

  it('SEARCH-015 are empty if the stored value is invalid, or if the storage cannot be read or written', () => {
    for (const invalid of [undefined, null, 7, 'coat', { 0: 'coat' }]) expect(parseSearches(invalid)).toEqual([]);
    expect(parseSearches(['coat', 7, null, { q: 'x' }, 'ab', 'coat'])).toEqual(['coat']);
    stubStorage('localStorage');
    storeRecentSearches(['coat']);
    expect(readRecentSearches()).toEqual(['coat']);
    localStorage.setItem('outfitter.searches', '["co');
    expect(readRecentSearches()).toEqual([]);
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('no storage');
      },
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => {
        throw new Error('no storage');
      },
    });
    storeRecentSearches(['coat']);
    expect(readRecentSearches()).toEqual([]);
  });
});
