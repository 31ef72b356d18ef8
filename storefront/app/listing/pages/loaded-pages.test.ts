import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tile } from '../../product/index.ts';
import { LoadedPages } from './loaded-pages.ts';

const tilesOf = (page: number) => [{ id: `p${page}` }] as Tile[];

describe('loaded pages', () => {
  it('SEARCH-017 form a range in order and without gaps', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 9 })), fc.integer({ min: 1, max: 10 }), (loadedPages, lastPage) => {
        const loaded = new LoadedPages();
        for (const page of loadedPages) loaded.add('/men', page, tilesOf(page));
        const range = loaded.range('/men', 1, lastPage, tilesOf(lastPage));
        const expected = Array.from({ length: lastPage - range.firstPage + 1 }, (_, index) => `p${range.firstPage + index}`);
        expect(range.tiles.map(({ id }) => id)).toEqual(expected);
        expect(range.firstPage === 1 || !loadedPages.includes(range.firstPage - 1)).toBe(true);
      }),
    );
  });
  it('SEARCH-017 list a product once, at its first position, if it has moved to a later page', () => {
    const loaded = new LoadedPages();
    loaded.add('/men', 1, [{ id: 'a', name: 'first' }, { id: 'b' }] as Tile[]);
    const { tiles } = loaded.range('/men', 1, 2, [{ id: 'a', name: 'second' }, { id: 'c' }] as Tile[]);
    expect(tiles.map(({ id, name }) => [id, name])).toEqual([
      ['a', 'second'],
      ['b', undefined],
      ['c', undefined],
    ]);
  });
  it('drop the listing to which a page was added longest ago', () => {
    const loaded = new LoadedPages(2);
    for (const listing of ['/a', '/b', '/a', '/c']) loaded.add(listing, 1, tilesOf(1));
    expect(loaded.range('/b', 1, 2, tilesOf(2)).firstPage).toBe(2);
    expect(loaded.range('/a', 1, 2, tilesOf(2)).firstPage).toBe(1);
  });
});
