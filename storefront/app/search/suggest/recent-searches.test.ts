import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../../platform/testing/stub-storage.ts';
import { keepSearches, mostRecent, readSearches, searchesIn, withoutSearch, withSearch } from './recent-searches.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('recent searches', () => {
  it('SEARCH-015 CONST-003 are the last 5 of at least 3 characters, newest first, each once however it is written', () => {
    const after = (...searches: string[]) => searches.reduce<string[]>(withSearch, []);
    expect(after('coat', 'bib 36 x 32', ' Coat ')).toEqual(['Coat', 'bib 36 x 32']);
    expect(after('ab', '  x ', 'abc')).toEqual(['abc']);
    expect(after('one', 'two', 'three', 'four', 'five', 'six')).toEqual(['six', 'five', 'four', 'three', 'two']);
    expect(withSearch(['coat'], 'x'.repeat(201))).toEqual(['coat']);
    expect(withoutSearch(['rain  coat', 'bib'], 'Rain coat')).toEqual(['bib']);
  });

  it('SEARCH-015 never hold one twice or more than there is room for, whatever is searched', () => {
    const searches = fc.array(fc.oneof(fc.string(), fc.constantFrom('coat', 'Coat', ' coat', 'bibs')));
    fc.assert(
      fc.property(searches, fc.constantFrom('coat', 'boots'), (all, last) => {
        const kept = [...all, last].reduce<string[]>(withSearch, []);
        const same = new Set(kept.map((search) => search.toLowerCase()));
        expect([kept[0], kept.length <= mostRecent, same.size]).toEqual([last, true, kept.length]);
        expect(searchesIn(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
      }),
    );
  });

  it('SEARCH-015 are none where the storage holds something else, cannot be read or cannot be written', () => {
    for (const broken of [undefined, null, 7, 'coat', { 0: 'coat' }]) expect(searchesIn(broken)).toEqual([]);
    expect(searchesIn(['coat', 7, null, { q: 'x' }, 'ab', 'coat'])).toEqual(['coat']);
    stubStorage('localStorage');
    keepSearches(['coat']);
    expect(readSearches()).toEqual(['coat']);
    localStorage.setItem('outfitter.searches', '["co');
    expect(readSearches()).toEqual([]);
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
    keepSearches(['coat']);
    expect(readSearches()).toEqual([]);
  });
});
