/** Changes of the wishlist by hearts and by the cart, whose pages load this module, and the code of the list, with the first click. */
import type { Currency } from '@outfitter/contract/client';
import type { SavedProduct } from './saved-product.ts';
import { removeItems, saveProduct } from './wishlist-changes.ts';
import type { ItemSelector } from './wishlist-patch.ts';
import { getWishlistStore } from './wishlist-store.ts';

export async function saveInList(product: SavedProduct, currency: Currency, quantity?: number): Promise<void> {
  await getWishlistStore().change(saveProduct(product, currency, quantity));
}

export async function removeFromList(selects: ItemSelector, currency: Currency): Promise<void> {
  await getWishlistStore().change(removeItems(selects, currency));
}
