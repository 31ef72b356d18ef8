/** The data of a page made of blocks. */
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
  /** The products of its carousels, by id. */
  tiles: Record<string, Tile>;
  /** What is shown of each test that the page names. */
  exposures?: Exposure[];
}

const carousels: ReadonlySet<string> = new Set(['product-carousel', 'product-carousel-einstein']);

/** The blocks of a page as they are shown to those who are in no test. */
function defaultBlocks(content: ContentBody): ContentBody[] {
  return blocksOf(content).flatMap((block) => resolveTest(block));
}

/** The ids of all products that a page's carousels show, each once. */
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

/** The products that blocks show, by id. Not answered: a 503. */
export async function loadTiles(
  { client, currency }: Pick<PageContext, 'client' | 'currency'>,
  blocks: readonly ContentBody[],
): Promise<Record<string, Tile>> {
  const ids = carouselProductIdsIn(blocks);
  const batches = Array.from({ length: Math.ceil(ids.length / maxProductsPerCall) }, (_, at) =>
    ids.slice(at * maxProductsPerCall, (at + 1) * maxProductsPerCall),
  );
  const answers = await requiredCall(
    Promise.all(
      batches.map((batch) => client.getProducts({ params: { productIds: batch.join(',') }, query: { currency, allImages: 'true' } })),
    ),
  );
  const tiles = answers.flatMap(({ data }) => data).map((product) => [product.id, tileFromProduct(product)] as const);
  return Object.fromEntries(tiles);
}

/** The schemas of a page's blocks that there is no block for, each as often as it stands there. */
export function unknownSchemasOf(content: ContentBody): string[] {
  return defaultBlocks(content).flatMap(({ _meta: { schema } }) => (knownSchemas.has(schema) ? [] : schema));
}

/** Whether anything of an item can be drawn: it is a page, has blocks, or is one. */
export function isRenderable(content: ContentBody): boolean {
  const { schema } = content._meta;
  return isPage(content) || knownSchemas.has(schema) || schema === testSchema || blocksOf(content).length > 0;
}

/** The content with what stands for its tests in their place, so that nothing of what is not shown is sent. */
function withChosenVariations(content: ContentBody, chosen: ChosenVariations): ContentBody {
  const blocks = blocksOf(content);
  if (blocks.length === 0) return content;
  const field = blocksIn(content, 'slotContent').length > 0 ? 'slotContent' : 'components';
  return { ...content, [field]: blocks.flatMap((block) => resolveTest(block, chosen)) };
}

/** Chooses what is shown of the content's tests (BLOCK-004), and tells the page's cache how it differs by bucket and until when it holds. */
function applyTests(page: PageContext, content: ContentBody, now: Date): Pick<ContentPageData, 'content' | 'exposures'> {
  const blocks = blocksOf(content);
  const change = nextTestChange(blocks, now);
  if (change) page.changesAt(change);
  const { chosen, exposures } = chooseVariations(blocks, page.bucket, now);
  const shown = { content: withChosenVariations(content, chosen) };
  if (exposures.length === 0) return shown;
  page.showsTests((bucket) => variationsKey(chooseVariations(blocks, bucket, now).chosen));
  return { ...shown, exposures };
}

/** The content under a key with the products it shows; undefined where there is none. Blocks that nothing draws are told of (BLOCK-002). */
export async function loadContentPage(page: PageContext, deliveryKey: string): Promise<ContentPageData | undefined> {
  const { client, locale } = page;
  const answer = await requiredCall(
    undefinedIfNotFound(client.getContentByKey({ params: { deliveryKey }, query: { depth: 'all', format: 'inlined', locale } })),
  );
  if (!answer) return undefined;
  const { content, exposures } = applyTests(page, answer.content, new Date(page.preview?.time ?? Date.now()));
  for (const schema of unknownSchemasOf(content)) page.unknownBlock(schema);
  const tiles = await loadTiles(page, blocksOf(content));
  return { content, tiles, ...(exposures ? { exposures } : {}) };
}

export interface TopLevelPageData {
  contentPage: ContentPageData;
  /** Its canonical path. */
  path: string;
}

/** Delivery keys of the merchant's top-level content pages (ROUTE-040). */
export async function loadTopLevelKeys({ client }: Pick<PageContext, 'client'>): Promise<string[]> {
  const { topLevelPages } = await requiredCall(client.getSitePreferences());
  return topLevelPages.map(({ deliveryKey }) => deliveryKey);
}

/** The merchant's top-level content page of a path, in any spelling (ROUTE-040); undefined where there is none. */
export async function loadTopLevelPage(page: PageContext, pathname: string): Promise<TopLevelPageData | undefined> {
  const topLevelKeys = await loadTopLevelKeys(page);
  const key = deliveryKeyOfPath(pathname, topLevelKeys);
  const contentPage = topLevelKeys.includes(key) ? await loadContentPage(page, key) : undefined;
  return contentPage && { contentPage, path: contentPath(key, topLevelKeys) };
}
