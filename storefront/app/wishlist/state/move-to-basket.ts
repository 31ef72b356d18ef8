import type { Currency, ProductListItem } from '@outfitter/contract/client';
import { addItems, getBasketStore } from '../../basket/index.ts';
import { removeItems } from './wishlist-changes.ts';
import { getWishlistStore } from './wishlist-store.ts';

/** Removes an item from the list that is in the cart now. If that fails, it is on both, and the list shows the error. */
export async function removeMovedItem(itemId: string, currency: Currency): Promise<void> {
  await getWishlistStore()
    .change(removeItems({ itemId }, currency))
    .catch(() => {});
}

/** Adds a variant to the cart, then takes it off the list: one unit (WISH-005), or as many as the cart had when it was saved for later. */
export async function moveToBasket(
  { id, productId, quantity }: Pick<ProductListItem, 'id' | 'productId' | 'quantity'>,
  currency: Currency,
): Promise<void> {
  if (productId === '') {
    // The error is logged, without a message for the shopper (ERROR-009).
    reportError(new Error('Invalid product ID'));
    return;
  }
  await getBasketStore().change(addItems([{ productId, quantity }], currency));
  await removeMovedItem(id, currency);
}
