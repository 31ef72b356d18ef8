import { optionalSection } from '../../platform/loaders/loader-errors.ts';
import type { PageContext } from '../../platform/loaders/page-context.ts';
import type { Tile } from '../tile/tile.ts';
import { bestSellersQuery, orderableTiles } from './best-sellers-query.ts';

/** Loads the best sellers. Returns undefined if they cannot be read: the page is complete without them. */
export async function loadBestSellers(page: PageContext): Promise<Tile[] | undefined> {
  const response = await optionalSection(page, 'best sellers', page.client.searchProducts({ query: bestSellersQuery(page) }));
  return response && orderableTiles(response);
}
