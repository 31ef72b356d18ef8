import type { Currency, ProductListItem } from '@outfitter/contract';
import { failure, ok, type Result } from '../platform/result.ts';
import { type ListDependencies, readShopContext } from './list-call.ts';
import { readListedProducts } from './listed-products.ts';
import { presentSharedItem } from './present-list.ts';
import { findShare, readList } from './queries.ts';
import { selectionKey } from './resolve-selections.ts';
import { shareTokenHash } from './share-tokens.ts';

export interface SharedList {
  name?: string;
  ownerName?: string;
  items: ProductListItem[];
}

/** Returns the list of a link, with nothing of its owner but the name that they chose to show. */
export async function findSharedList(
  deps: ListDependencies,
  { token, ...query }: { token: string; currency?: Currency | undefined; locale?: string | undefined },
): Promise<Result<SharedList, 'ProductListNotFoundException' | 'InvalidCurrencyException'>> {
  const context = readShopContext(deps, query);
  if (!context.ok) return context;
  const { db } = deps.database;
  const key = await findShare(db, shareTokenHash(token));
  const found = key && (await readList(db, key));
  if (!found) return failure('ProductListNotFoundException', 'No list is shared by this link, or no longer.');
  const { list, items } = found;
  const products = await readListedProducts(db, items, context.value);
  return ok({
    ...(list.name === null ? {} : { name: list.name }),
    ...(list.ownerName === null ? {} : { ownerName: list.ownerName }),
    items: items.map((item) => presentSharedItem(item, products.get(selectionKey(item)))),
  });
}
