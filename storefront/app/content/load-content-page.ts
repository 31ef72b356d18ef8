import { type ContentBody, contentPath, deliveryKeyOfPath, maxProductsPerCall } from '@outfitter/contract/client';
import { requiredCall, undefinedIfNotFound } from '../platform/loaders/loader-errors.ts';
import type { PageContext } from '../platform/loaders/page-context.ts';
import { type Tile, tileFromProduct } from '../product/index.ts';
import {
  type ChosenVariations,
  chooseVariations,
  type Exposure,
  nextTestChange,
  resolveTest,
  testSchema,
  variationsKey,
} from './ab-tests.ts';
import { asBlock, parseBlock } from './block-content.ts';
import { knownSchemas } from './blocks/known-schemas.ts';
import { blocksIn, blocksOf, isPage } from './nested-blocks.ts';

export interface ContentPageData {
  content: ContentBody;
  tiles: Record<string, Tile>;
  exposures?: Exposure[];
}

const carousels: ReadonlySet<string> = new Set(['product-carousel', 'product-carousel-einstein']);

function defaultBlocks(content: ContentBody): ContentBody[] {
  return blocksOf(content).flatMap((block) => resolveTest(block));
}

export function carouselProductIds(content: ContentBody): string[] {
  return carouselProductIdsIn(defaultBlocks(content));
}

function carouselProductIdsIn(blocks: readonly ContentBody[]): string[] {
  return [
    ...new Set(
      blocks.flatMap((block) => (carousels.has(block._meta.schema) ? (asBlock<'product-carousel'>(parseBlock(block)).products ?? []) : [])),
    ),
  ];
}

export async function loadTiles(
  { client, currency }: Pick<PageContext, 'client' | 'currency'>,
  blocks: readonly ContentBody[],
): Promise<Record<string, Tile>> {
  const ids = carouselProductIdsIn(blocks);
  const batches = Array.from({ length: Math.ceil(ids.length / maxProductsPerCall) }, (_, index) =>
    ids.slice(index * maxProductsPerCall, (index + 1) * maxProductsPerCall),
  );
  const responses = await requiredCall(
    Promise.all(
      batches.map((batch) => client.getProducts({ params: { productIds: batch.join(',') }, query: { currency, allImages: 'true' } })),
    ),
  );
  const tiles = responses.flatMap(({ data }) => data).map((product) => [product.id, tileFromProduct(product)] as const);
  return Object.fromEntries(tiles);
}

export function unknownSchemasOf(content: ContentBody): string[] {
  return defaultBlocks(content).flatMap(({ _meta: { schema } }) => (knownSchemas.has(schema) ? [] : schema));
}

/** Returns true if the item is a page, has blocks, or is a block. */
export function isRenderable(content: ContentBody): boolean {
  const { schema } = content._meta;
  return isPage(content) || knownSchemas.has(schema) || schema === testSchema || blocksOf(content).length > 0;
}

/** Replaces tests by their chosen variations, so that other variations are not sent to the browser. */
function withChosenVariations(content: ContentBody, chosen: ChosenVariations): ContentBody {
  const blocks = blocksOf(content);
  if (blocks.length === 0) return content;
  const field = blocksIn(content, 'slotContent').length > 0 ? 'slotContent' : 'components';
  return { ...content, [field]: blocks.flatMap((block) => resolveTest(block, chosen)) };
}

/**
 * Chooses the variations of a page's tests (BLOCK-004), and declares to the page cache how the page differs by bucket and how long it is
 * valid.
 */
function applyTests(page: PageContext, content: ContentBody, now: Date): Pick<ContentPageData, 'content' | 'exposures'> {
  const blocks = blocksOf(content);
  const nextChange = nextTestChange(blocks, now);
  if (nextChange) page.expireAt(nextChange);
  const { chosen, exposures } = chooseVariations(blocks, page.bucket, now);
  const shown = { content: withChosenVariations(content, chosen) };
  if (exposures.length === 0) return shown;
  page.varyByBucket((bucket) => variationsKey(chooseVariations(blocks, bucket, now).chosen));
  return { ...shown, exposures };
}

/** Loads a content page with its products; undefined if it does not exist. Reports blocks of unknown schemas (BLOCK-002). */
export async function loadContentPage(page: PageContext, deliveryKey: string): Promise<ContentPageData | undefined> {
  const { client, locale } = page;
  const response = await requiredCall(
    undefinedIfNotFound(client.getContentByKey({ params: { deliveryKey }, query: { depth: 'all', format: 'inlined', locale } })),
  );
  if (!response) return undefined;
  const { content, exposures } = applyTests(page, response.content, new Date(page.preview?.time ?? Date.now()));
  for (const schema of unknownSchemasOf(content)) page.reportUnknownBlock(schema);
  const tiles = await loadTiles(page, blocksOf(content));
  return { content, tiles, ...(exposures ? { exposures } : {}) };
}

export interface TopLevelPageData {
  contentPage: ContentPageData;
  path: string;
}

export async function loadTopLevelKeys({ client }: Pick<PageContext, 'client'>): Promise<string[]> {
  const { topLevelPages } = await requiredCall(client.getSitePreferences());
  return topLevelPages.map(({ deliveryKey }) => deliveryKey);
}

/**
 * Loads the top-level content page of a path, in any case and with or without a trailing slash (ROUTE-040); undefined if there is none.
 */
export async function loadTopLevelPage(page: PageContext, pathname: string): Promise<TopLevelPageData | undefined> {
  const topLevelKeys = await loadTopLevelKeys(page);
  const key = deliveryKeyOfPath(pathname, topLevelKeys);
  const contentPage = topLevelKeys.includes(key) ? await loadContentPage(page, key) : undefined;
  return contentPage && { contentPage, path: contentPath(key, topLevelKeys) };
}
