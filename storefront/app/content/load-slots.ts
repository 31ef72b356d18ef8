import type { ContentBody } from '@outfitter/contract/client';
import { type ContentFields, readText } from '../platform/content/content-fields.ts';
import { contentQuery } from '../platform/content/content-query.ts';
import { optionalSection, undefinedIfNotFound } from '../platform/loaders/loader-errors.ts';
import type { PageContext } from '../platform/loaders/page-context.ts';
import type { Tile } from '../product/index.ts';
import type { ParsedBlock } from './block-content.ts';
import { loadTiles } from './load-content-page.ts';
import { blocksIn, blocksOf } from './nested-blocks.ts';
import { parseBlocks } from './parse-block.ts';

/** Content that editors place at a fixed position of a page, and the products that it shows. */
export interface SlotData {
  blocks: ParsedBlock[];
  tiles: Record<string, Tile>;
}

/** Parses the blocks of a slot and loads their tiles. Content tests among them show their default: no variation is chosen for these pages. */
async function buildSlot(page: PageContext, blocks: readonly ContentBody[]): Promise<SlotData | undefined> {
  const shown = parseBlocks(blocks);
  return shown.length > 0 ? { blocks: shown, tiles: await loadTiles(page, shown) } : undefined;
}

export async function loadSlot(page: PageContext, deliveryKey: string): Promise<SlotData | undefined> {
  const response = page.client.getContentByKey({ params: { deliveryKey }, query: contentQuery(page) });
  const found = await optionalSection(page, deliveryKey, undefinedIfNotFound(response));
  return found ? buildSlot(page, blocksOf(found.content)) : undefined;
}

/** Loads the merchant's message in the buy box: `promo-messaging` on product pages (HOME-012), `gift-card-messaging` on those of gift cards. */
export async function loadProductMessage(
  page: PageContext,
  deliveryKey: 'promo-messaging' | 'gift-card-messaging',
): Promise<string | undefined> {
  const response = page.client.getContentByKey({ params: { deliveryKey }, query: contentQuery(page) });
  const found = await optionalSection(page, deliveryKey, undefinedIfNotFound(response));
  return found ? readText(found.content, 'headline') : undefined;
}

export interface CategorySlots {
  above?: SlotData;
  below?: SlotData;
}

/** Loads the content of the slots of a category. `ids` is the category's path, department first. The delivery keys are `category-{id}`. */
export async function loadCategorySlots(page: PageContext, ids: readonly string[]): Promise<CategorySlots> {
  const requests = ids.map((id) => ({ key: `category-${id}` }));
  const call = page.client.fetchContent({ body: { requests, parameters: contentQuery(page) } });
  const response = await optionalSection(page, 'category slots', call);
  const { above, below } = categorySlots(ids.map((_, index) => contentOf(response?.responses[index])));
  const [shownAbove, shownBelow] = await Promise.all([buildSlot(page, above), buildSlot(page, below)]);
  return { ...(shownAbove ? { above: shownAbove } : {}), ...(shownBelow ? { below: shownBelow } : {}) };
}

/**
 * Returns the category's own content for the slot above the listing. The slot below inherits the content of the nearest ancestor that
 * has any.
 */
export function categorySlots(pages: readonly (ContentFields | undefined)[]): { above: ContentBody[]; below: ContentBody[] } {
  const all = pages.map((page) => ({ above: blocksIn(page ?? {}, 'slotAbove'), below: blocksIn(page ?? {}, 'slotBelow') }));
  return { above: all.at(-1)?.above ?? [], below: all.findLast(({ below }) => below.length > 0)?.below ?? [] };
}

function contentOf(response: unknown): ContentFields | undefined {
  const { content } = (response ?? {}) as { content?: ContentFields };
  return content;
}
