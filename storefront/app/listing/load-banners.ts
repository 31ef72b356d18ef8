/** The banners of a listing's page, with the content that some of them are. */
import type { ListingBanner } from '@outfitter/contract/client';
import { blocksOf, loadTiles, type SlotData } from '../content/index.ts';
import { optionalSection, undefinedIfNotFound } from '../platform/loaders/loader-errors.ts';
import type { PageContext } from '../platform/loaders/page-context.ts';
import { bannersOn, type ShownBanner, shownBanner } from './listing-banners.ts';
import type { ListingQuery } from './listing-query.ts';

/** The item under a delivery key: its blocks, or itself where it is one. */
async function loadItem(page: PageContext, deliveryKey: string): Promise<SlotData | undefined> {
  const query = { depth: 'all', format: 'inlined', locale: page.locale } as const;
  const answer = page.client.getContentByKey({ params: { deliveryKey }, query });
  const found = await optionalSection(page, deliveryKey, undefinedIfNotFound(answer));
  if (!found) return undefined;
  const inside = blocksOf(found.content);
  const blocks = inside.length > 0 ? inside : [found.content];
  return { blocks, tiles: await loadTiles(page, blocks) };
}

/** What of the banners a page shows; one whose content is not there, or not answered for now, is left out. */
export async function loadBanners(
  page: PageContext,
  banners: readonly ListingBanner[] | undefined,
  query: ListingQuery,
): Promise<ShownBanner[]> {
  const shown = await Promise.all(
    bannersOn(banners ?? [], query).map(async (banner): Promise<ShownBanner[]> => {
      if (banner.contentId === undefined) return [shownBanner(banner)];
      const slot = await loadItem(page, banner.contentId);
      return slot ? [{ ...shownBanner(banner), slot }] : [];
    }),
  );
  return shown.flat();
}
