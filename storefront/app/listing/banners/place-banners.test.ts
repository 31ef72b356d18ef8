import { listingPageSize } from '@outfitter/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSort, type ListingQuery } from '../listing-query.ts';
import { bannersBetweenTiles, eligibleBanners, headBanner, toBannerData } from './place-banners.ts';

const head = { id: 'head', place: 'head' as const };
const bannerAfter = (place: number) => ({ id: `after ${place}`, place });
const unrefined: ListingQuery = { refinements: {}, sort: defaultSort, page: 1 };

describe('banners in a listing', () => {
  it('SEARCH-017 come after the same tile of the listing, whichever pages are displayed', () => {
    const place = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 6 }), (position, firstPage) => {
        const [[tilesBefore, banner] = []] = bannersBetweenTiles([head, bannerAfter(position)], firstPage);
        expect(banner).toEqual(bannerAfter(position));
        expect((firstPage - 1) * listingPageSize + (tilesBefore ?? 0)).toBe(position);
      }),
    );
  });

  it('are omitted if the listing is refined or sorted', () => {
    const banners = [head, bannerAfter(8)];
    expect(eligibleBanners(banners, unrefined)).toEqual(banners);
    expect(eligibleBanners(banners, { ...unrefined, page: 2 })).toEqual(banners);
    expect(eligibleBanners(banners, { ...unrefined, refinements: { color: ['brown'] } })).toEqual([]);
    expect(eligibleBanners(banners, { ...unrefined, sort: 'top-rated' })).toEqual([]);
  });

  it('SEARCH-017 come above the tiles only if the first tile is displayed', () => {
    expect(headBanner([bannerAfter(8), head], 1)).toEqual(head);
    expect(headBanner([bannerAfter(8), head], 2)).toBeUndefined();
    expect(headBanner([bannerAfter(8)], 1)).toBeUndefined();
  });

  it('have only the fields that the merchant has set', () => {
    expect(toBannerData({ id: 'a', place: 'head', text: 'By weight.' })).toEqual({ id: 'a', place: 'head', text: 'By weight.' });
    expect(
      toBannerData({ id: 'a', place: 3, picture: { link: '/i/ridge/x', alt: 'A coat', c_ground: '#aabbcc', c_point: [0, 1] } }),
    ).toEqual({
      id: 'a',
      place: 3,
      image: { link: '/i/ridge/x', alt: 'A coat', version: undefined, background: '#aabbcc', focalPoint: [0, 1] },
    });
  });
});
