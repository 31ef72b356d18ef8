import type { ResponseBody } from '@outfitter/contract/client';
import type { PageContext } from '../../platform/loaders/page-context.ts';
import { tilesFromHits } from '../tile/build-tile.ts';
import type { Tile } from '../tile/tile.ts';

const categoryId = 'best-sellers';
const tileCount = 8;

export const bestSellersQuery = ({ currency, locale }: Pick<PageContext, 'currency' | 'locale'>) => ({
  cgid: categoryId,
  count: tileCount,
  currency,
  locale,
});

export function orderableTiles(response: ResponseBody<'searchProducts'> | undefined): Tile[] {
  return tilesFromHits(response?.hits.filter(({ orderable }) => orderable) ?? []);
}
