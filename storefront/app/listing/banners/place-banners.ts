import { type ListingBanner, listingPageSize } from '@outfitter/contract/client';
import type { SlotData } from '../../content/index.ts';
import type { ImageSource } from '../../ui/media/image-url.ts';
import { countRefinements, defaultSort, type ListingQuery } from '../listing-query.ts';

export interface BannerData {
  id: string;
  place: ListingBanner['place'];
  slot?: SlotData;
  text?: string;
  detail?: string;
  link?: string;
  linkText?: string;
  image?: ImageSource;
}

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
          image: {
            link: picture.link,
            alt: picture.alt,
            version: picture.c_version,
            background: picture.c_ground,
            focalPoint: picture.c_point,
          },
        }),
  };
}

/** Returns the banners of the default order, to which their positions refer: a refined or sorted listing has no banners. */
export function eligibleBanners<Banner>(banners: readonly Banner[], query: ListingQuery): readonly Banner[] {
  return countRefinements(query) > 0 || query.sort !== defaultSort ? [] : banners;
}

export function headBanner<Banner extends Pick<ListingBanner, 'place'>>(banners: readonly Banner[], firstPage: number): Banner | undefined {
  return firstPage === 1 ? banners.find(({ place }) => place === 'head') : undefined;
}

/**
 * Returns the banners between the displayed tiles, which start at `firstPage`, by the number of displayed tiles before them. Positions
 * count from the first tile of the listing, so they do not change when "Show more" adds tiles.
 */
export function bannersBetweenTiles<Banner extends Pick<ListingBanner, 'place'>>(
  banners: readonly Banner[],
  firstPage: number,
): ReadonlyMap<number, Banner> {
  const previousTiles = (firstPage - 1) * listingPageSize;
  return new Map(banners.flatMap((banner) => (typeof banner.place === 'number' ? [[banner.place - previousTiles, banner] as const] : [])));
}
