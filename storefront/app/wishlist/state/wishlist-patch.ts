import type { ProductListItem } from '@outfitter/contract/client';
import { isSameProduct, type SavedProduct } from './saved-product.ts';
import { toSavedProduct } from './store-saved-products.ts';

/** Optimistic effect of a change of the list on the displayed items, until it has a response. */
export type WishlistPatch = { kind: 'add'; item: ProductListItem } | { kind: 'remove'; selects: ItemSelector };

/** Selects an item by its id, the item of a variant by its `productId`, or all items that fill the heart of `product`. */
export type ItemSelector = { itemId: string } | { productId: string } | { product: SavedProduct };

export function isSelected(item: ProductListItem, selector: ItemSelector): boolean {
  if ('itemId' in selector) return item.id === selector.itemId;
  if ('productId' in selector) return item.productId === selector.productId;
  const saved = toSavedProduct(item);
  // An optimistic item does not contain its style; the server's response does.
  const masterId = item.productId === selector.product.productId ? selector.product.masterId : saved.masterId;
  return isSameProduct({ ...saved, masterId }, selector.product);
}

export function withItem(items: readonly ProductListItem[], item: ProductListItem): ProductListItem[] {
  return [item, ...items.filter(({ id }) => id !== item.id)];
}

function applyPatch(items: readonly ProductListItem[], patch: WishlistPatch): readonly ProductListItem[] {
  return patch.kind === 'add' ? withItem(items, patch.item) : items.filter((item) => !isSelected(item, patch.selects));
}

export function applyPatches(items: readonly ProductListItem[], patches: readonly WishlistPatch[]): readonly ProductListItem[] {
  return patches.reduce(applyPatch, items);
}
