import type { ListingBanner } from '@outfitter/contract/client';
import { blocksOf, loadTiles, parseBlocks, type SlotData } from '../../content/index.ts';
import { contentQuery } from '../../platform/content/content-query.ts';
import { optionalSection, undefinedIfNotFound } from '../../platform/loaders/loader-errors.ts';
import type { PageContext } from '../../platform/loaders/page-context.ts';
import type { ListingQuery } from '../listing-query.ts';
import { type BannerData, eligibleBanners, toBannerData } from './place-banners.ts';

async function loadContentSlot(page: PageContext, deliveryKey: string): Promise<SlotData | undefined> {
  const response = page.client.getContentByKey({ params: { deliveryKey }, query: contentQuery(page) });
  const item = await optionalSection(page, deliveryKey, undefinedIfNotFound(response));
  if (!item) return undefined;
  const nested = blocksOf(item.content);
  const blocks = parseBlocks(nested.length > 0 ? nested : [item.content]);
  return { blocks, tiles: await loadTiles(page, blocks) };
}

/** Loads the banners. Omits those whose content is missing or fails to load. */
export async function loadBanners(
  page: PageContext,
  banners: readonly ListingBanner[] | undefined,
  query: ListingQuery,
): Promise<BannerData[]> {
  const bannerData = await Promise.all(
    eligibleBanners(banners ?? [], query).map(async (banner): Promise<BannerData[]> => {
      if (banner.contentId === undefined) return [toBannerData(banner)];
      const slot = await loadContentSlot(page, banner.contentId);
      return slot ? [{ ...toBannerData(banner), slot }] : [];
    }),
  );
  return bannerData.flat();
}
