import type { ResponseBody } from '@outfitter/contract/client';
import type { Principal } from '../platform/principal.ts';
import type { ListDependencies } from './list-call.ts';
import { readSavedProducts } from './queries.ts';

type SavedProduct = ResponseBody<'getSavedProducts'>['products'][number];

/** Returns the products on the wishlist of the caller, the last added first. One statement, whatever the number of items. */
export async function findSavedProducts(
  { database }: Pick<ListDependencies, 'database'>,
  { customerGroupId }: Principal,
): Promise<SavedProduct[]> {
  const products = await readSavedProducts(database.db, customerGroupId);
  return products.map(({ productId, masterId, color }) => ({
    productId,
    ...(masterId === null ? {} : { masterId }),
    ...(color ? { color } : {}),
  }));
}
