/**
 * The wishlist, for every screen.
 *
 * - `<HeartButton product={product} name={name} />` saves a product, and `useSavedProducts()` returns the saved products; no requests.
 * - `useFreshSavedProducts()` fetches them for a customer, who may have another device.
 * - `useWishlist()` reads the list; `useWishlistMutation()` changes it, with one of the exported changes.
 * - `saveForLater` moves lines of the cart to the list.
 */
export { HeartButton } from './heart/heart-button.tsx';
export { saveForLater } from './save-for-later.ts';
export { moveToBasket, removeMovedItem } from './state/move-to-basket.ts';
export type { SavedProduct } from './state/saved-product.ts';
export { useSavedProducts } from './state/saved-products.ts';
export { useFreshSavedProducts } from './state/use-fresh-saved-products.ts';
export { useWishlist, useWishlistMutation, type Wishlist } from './state/use-wishlist.ts';
export { changeSharing, isOptimistic, removeItems, renameOwner, restoreListItem } from './state/wishlist-changes.ts';
export { WishlistErrorMessage } from './wishlist-error-message.tsx';
export { WishlistLink } from './wishlist-link.tsx';
