import type { Currency, ProductListItem } from '@outfitter/contract/client';
import { addItems, getBasketStore } from '../../basket/index.ts';
import { removeItems } from './wishlist-changes.ts';
import { getWishlistStore } from './wishlist-store.ts';

/** Takes an item off the list that is in the cart now. If that fails, it is on both, and the list shows the error. */
export async function removeMovedItem(itemId: string, currency: Currency): Promise<void> {
  await getWishlistStore()
    .change(removeItems({ itemId }, currency))
    .catch(() => {});
}

/** Adds one unit of a variant to the cart, then takes it off the list (WISH-005). */
export async function moveToBasket({ id, productId }: Pick<ProductListItem, 'id' | 'productId'>, currency: Currency): Promise<void> {
  if (productId === '') {
    // ERROR-009: logged, without a message for the shopper.
    reportError(new Error('Invalid product ID'));
    return;
  }
  await getBasketStore().change(addItems([{ productId, quantity: 1 }], currency));
  await removeMovedItem(id, currency);
}
