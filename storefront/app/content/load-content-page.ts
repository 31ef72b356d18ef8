import { type ContentBody, contentPath, deliveryKeyOfPath, maxProductsPerCall } from '@outfitter/contract/client';
import { contentQuery } from '../platform/content/content-query.ts';
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
import { asBlock, type ParsedBlock } from './block-content.ts';
import { knownSchemas } from './blocks/known-schemas.ts';
import { blocksOf, isPage } from './nested-blocks.ts';
import { parseBlocks } from './parse-block.ts';

export interface ParsedContentPage {
  /** The item without its blocks. */
  content: ContentBody;
  blocks: ParsedBlock[];
}

export interface ContentPageData extends ParsedContentPage {
  tiles: Record<string, Tile>;
  exposures?: Exposure[];
}

const carousels: ReadonlySet<string> = new Set(['product-carousel', 'product-carousel-einstein']);

export function carouselProductIds(blocks: readonly ParsedBlock[]): string[] {
  const products = blocks.flatMap((block) =>
    carousels.has(block._meta.schema ?? '') ? (asBlock<'product-carousel'>(block).products ?? []) : [],
  );
  return [...new Set(products)];
}

export async function loadTiles(
  { client, currency }: Pick<PageContext, 'client' | 'currency'>,
  blocks: readonly ParsedBlock[],
): Promise<Record<string, Tile>> {
  const ids = carouselProductIds(blocks);
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

export function unknownSchemasOf(content: ContentBody, chosen?: ChosenVariations): string[] {
  const shown = blocksOf(content).flatMap((block) => resolveTest(block, chosen));
  return shown.flatMap(({ _meta: { schema } }) => (knownSchemas.has(schema) ? [] : schema));
}

/** Returns true if the item is a page, has blocks, or is a block. */
export function isRenderable(content: ContentBody): boolean {
  const { schema } = content._meta;
  return isPage(content) || knownSchemas.has(schema) || schema === testSchema || blocksOf(content).length > 0;
}

/**
 * Parses the blocks of a page. An item that is not a page and has no blocks is a block itself. Other variations of tests are left out, so
 * that they are not sent to the browser.
 */
export function parseContentPage(content: ContentBody, chosen?: ChosenVariations): ParsedContentPage {
  const { slotContent: _, components: __, slots: ___, ...fields } = content;
  const blocks = blocksOf(content);
  return { content: fields, blocks: parseBlocks(blocks.length > 0 || isPage(content) ? blocks : [content], chosen) };
}

/**
 * Chooses the variations of a page's tests (BLOCK-004), and declares to the page cache how the page differs by bucket and how long it is
 * valid.
 */
function chooseTests(page: PageContext, content: ContentBody, now: Date): { chosen: ChosenVariations; exposures: Exposure[] } {
  const blocks = blocksOf(content);
  const nextChange = nextTestChange(blocks, now);
  if (nextChange) page.expireAt(nextChange);
  const { chosen, exposures } = chooseVariations(blocks, page.bucket, now);
  if (exposures.length > 0) page.varyByBucket((bucket) => variationsKey(chooseVariations(blocks, bucket, now).chosen));
  return { chosen, exposures };
}

/** Loads a content page with its products; undefined if it does not exist. Reports blocks of unknown schemas (BLOCK-002). */
export async function loadContentPage(page: PageContext, deliveryKey: string): Promise<ContentPageData | undefined> {
  const response = await requiredCall(
    undefinedIfNotFound(page.client.getContentByKey({ params: { deliveryKey }, query: contentQuery(page) })),
  );
  if (!response) return undefined;
  const { chosen, exposures } = chooseTests(page, response.content, new Date(page.preview?.time ?? Date.now()));
  for (const schema of unknownSchemasOf(response.content, chosen)) page.reportUnknownBlock(schema);
  const parsed = parseContentPage(response.content, chosen);
  const tiles = await loadTiles(page, parsed.blocks);
  return { ...parsed, tiles, ...(exposures.length > 0 ? { exposures } : {}) };
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
