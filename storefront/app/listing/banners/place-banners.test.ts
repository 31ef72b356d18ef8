import { listingPageSize } from '@outfitter/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSort, type ListingQuery } from '../listing-query.ts';
import { bannersBetweenTiles, eligibleBanners, headBanner, toBannerData } from './place-banners.ts';

const head = { id: 'head', place: 'head' as const };
const after = (place: number) => ({ id: `after ${place}`, place });
const plain: ListingQuery = { refinements: {}, sort: defaultSort, page: 1 };

describe('banners in a listing', () => {
  it('SEARCH-017 come after the same tile of the listing, whichever pages are displayed', () => {
    const place = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 6 }), (at, from) => {
        const [[shown, banner] = []] = bannersBetweenTiles([head, after(at)], from);
        expect(banner).toEqual(after(at));
        expect((from - 1) * listingPageSize + (shown ?? 0)).toBe(at);
      }),
    );
  });

  it('are none if the listing is refined or sorted', () => {
    const all = [head, after(8)];
    expect(eligibleBanners(all, plain)).toEqual(all);
    expect(eligibleBanners(all, { ...plain, page: 2 })).toEqual(all);
    expect(eligibleBanners(all, { ...plain, refinements: { color: ['brown'] } })).toEqual([]);
    expect(eligibleBanners(all, { ...plain, sort: 'top-rated' })).toEqual([]);
  });

  it('SEARCH-017 come above the tiles only if the first tile is displayed', () => {
    expect(headBanner([after(8), head], 1)).toEqual(head);
    expect(headBanner([after(8), head], 2)).toBeUndefined();
    expect(headBanner([after(8)], 1)).toBeUndefined();
  });

  it('have only the fields that the merchant set', () => {
    expect(toBannerData({ id: 'a', place: 'head', text: 'By weight.' })).toEqual({ id: 'a', place: 'head', text: 'By weight.' });
    expect(
      toBannerData({ id: 'a', place: 3, picture: { link: '/i/ridge/x', alt: 'A coat', c_ground: '#aabbcc', c_point: [0, 1] } }),
    ).toEqual({
      id: 'a',
      place: 3,
      image: { link: '/i/ridge/x', alt: 'A coat', version: undefined, ground: '#aabbcc', point: [0, 1] },
    });
  });
});
