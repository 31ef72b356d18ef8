/** The data of a page made of blocks. */
import { type ContentBody, productBatch } from '@outfitter/contract/client';
import { needed, unlessMissing } from '../platform/failed-call.ts';
import type { PageContext } from '../platform/page-context.ts';
import { type Tile, tileOfProduct } from '../product/index.ts';
import { knownSchemas } from './blocks/known-schemas.ts';
import { blocksOf, carouselProducts } from './fields.ts';
import { standsFor } from './target-test.ts';

export interface ContentPageData {
  content: ContentBody;
  /** The products of its carousels, by id. */
  tiles: Record<string, Tile>;
}

const carousels: ReadonlySet<string> = new Set(['product-carousel', 'product-carousel-einstein']);

/** The blocks of a page as they are shown to those who are in no test. */
function blocksShown(content: ContentBody): ContentBody[] {
  return blocksOf(content).flatMap((block) => standsFor(block) ?? []);
}

/** The ids of all products that a page's carousels show, each once. */
export function productsOf(content: ContentBody): string[] {
  return [...new Set(blocksShown(content).flatMap((block) => (carousels.has(block._meta.schema) ? carouselProducts(block) : [])))];
}

/** The schemas of a page's blocks that there is no block for, each as often as it stands there. */
export function unknownSchemasOf(content: ContentBody): string[] {
  return blocksShown(content).flatMap(({ _meta: { schema } }) => (knownSchemas.has(schema) ? [] : schema));
}

/** The content under a key with the products it shows; undefined where there is none. Blocks that nothing draws are told of (BLOCK-002). */
export async function loadPage(page: PageContext, deliveryKey: string): Promise<ContentPageData | undefined> {
  const { client, locale, currency } = page;
  const answer = await needed(
    unlessMissing(client.getContentByKey({ params: { deliveryKey }, query: { depth: 'all', format: 'inlined', locale } })),
  );
  if (!answer) return undefined;
  for (const schema of unknownSchemasOf(answer.content)) page.unknownBlock(schema);
  const ids = productsOf(answer.content);
  const batches = Array.from({ length: Math.ceil(ids.length / productBatch) }, (_, at) =>
    ids.slice(at * productBatch, (at + 1) * productBatch),
  );
  const answers = await needed(
    Promise.all(
      batches.map((batch) => client.getProducts({ params: { productIds: batch.join(',') }, query: { currency, allImages: 'true' } })),
    ),
  );
  const tiles = answers.flatMap(({ data }) => data).map((product) => [product.id, tileOfProduct(product)] as const);
  return { content: answer.content, tiles: Object.fromEntries(tiles) };
}
