/** The data of a page made of blocks. */
import { type ContentBody, productBatch } from '@outfitter/contract/client';
import { needed, unlessMissing } from '../platform/failed-call.ts';
import type { PageContext } from '../platform/page-context.ts';
import { type Tile, tileOfProduct } from '../product/index.ts';
import { blocksOf, carouselProducts } from './fields.ts';

export interface ContentPageData {
  content: ContentBody;
  /** The products of its carousels, by id. */
  tiles: Record<string, Tile>;
}

/** The ids of all products that a page's carousels show, each once. */
export function productsOf(content: ContentBody): string[] {
  const carousels = blocksOf(content).filter((block) => block._meta.schema === 'product-carousel');
  return [...new Set(carousels.flatMap(carouselProducts))];
}

/** The content under a key with the products it shows; undefined where there is none. */
export async function loadPage({ client, locale, currency }: PageContext, deliveryKey: string): Promise<ContentPageData | undefined> {
  const answer = await needed(
    unlessMissing(client.getContentByKey({ params: { deliveryKey }, query: { depth: 'all', format: 'inlined', locale } })),
  );
  if (!answer) return undefined;
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
