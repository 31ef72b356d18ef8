/** Where a merchant's banners stand in a listing. Pure. */
import { type ListingBanner, listingPageSize } from '@outfitter/contract/client';
import type { SlotData } from '../../content/index.ts';
import type { ImageSource } from '../../ui/media/image-url.ts';
import { countRefinements, defaultSort, type ListingQuery } from '../listing-query.ts';

/** A banner as the page shows it: words of its own, or an item of the content. */
export interface BannerData {
  id: string;
  place: ListingBanner['place'];
  slot?: SlotData;
  text?: string;
  detail?: string;
  link?: string;
  linkText?: string;
  picture?: ImageSource;
}

/** A banner without what its content item brings. */
export function toBannerData({ id, place, text, detail, link, linkText, picture }: ListingBanner): BannerData {
  return {
    id,
    place,
    ...(text === undefined ? {} : { text }),
    ...(detail === undefined ? {} : { detail }),
    ...(link === undefined ? {} : { link }),
    ...(linkText === undefined ? {} : { linkText }),
    ...(picture === undefined
      ? {}
      : {
          picture: { link: picture.link, alt: picture.alt, version: picture.c_version, ground: picture.c_ground, point: picture.c_point },
        }),
  };
}

/**
 * The banners that a listing may show. Their places are in the whole of it in the merchant's order, so one that is narrowed or sorted
 * otherwise has none.
 */
export function eligibleBanners<Banner>(banners: readonly Banner[], query: ListingQuery): readonly Banner[] {
  return countRefinements(query) > 0 || query.sort !== defaultSort ? [] : banners;
}

/** The banner over the tiles; only where these are there from the first on. */
export function headBanner<Banner extends Pick<ListingBanner, 'place'>>(banners: readonly Banner[], from: number): Banner | undefined {
  return from === 1 ? banners.find(({ place }) => place === 'head') : undefined;
}

/**
 * The banners between tiles that stand on the screen from page `from` on, by how many of these tiles they come after. The place counts
 * from the first tile of the listing, so it stays where it is whatever "Show more" brings.
 */
export function bannersBetweenTiles<Banner extends Pick<ListingBanner, 'place'>>(
  banners: readonly Banner[],
  from: number,
): ReadonlyMap<number, Banner> {
  const before = (from - 1) * listingPageSize;
  return new Map(banners.flatMap((banner) => (typeof banner.place === 'number' ? [[banner.place - before, banner] as const] : [])));
}
