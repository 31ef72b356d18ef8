import type { Transaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { Currency } from '../platform/money.ts';
import { ensureWishlist } from './lists.ts';
import { newItemFields, nothingMailed } from './new-item.ts';
import { insertItems } from './queries.ts';

export interface ImportedListItem {
  skuId: string;
  /** Price of one unit when the item was added. */
  priceMinor: number;
  currency: Currency;
  addedAt: Date;
}

/** Fills the wishlist of a customer with items of another system, which knows when and at which price they were added. */
export async function importWishlist(
  tx: Transaction,
  customerGroupId: string,
  items: readonly ImportedListItem[],
  now: Date,
): Promise<void> {
  const { id: listId } = await ensureWishlist(tx, customerGroupId, now);
  const rows = items.map(({ skuId, ...added }) => ({
    ...newItemFields,
    ...nothingMailed,
    ...added,
    customerGroupId,
    listId,
    id: newId(),
    productId: skuId,
    color: '',
    wasSoldOut: false,
  }));
  await insertItems(tx, rows);
}
