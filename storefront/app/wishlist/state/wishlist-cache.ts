/** The wishlist in the query cache: the server's last response, and what only this tab knows about it. */
import type { ProductList, ProductListItem } from '@outfitter/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { createTabState } from '../../platform/browser/tab-state.ts';
import { customerKey } from '../../sign-in/index.ts';
import type { WishlistPatch } from './wishlist-patch.ts';

export const wishlistKey = [...customerKey, 'wishlist'] as const;
export const savedProductsKey = [...wishlistKey, 'saved-products'] as const;
export const wishlistChangeKey = [...wishlistKey, 'change'] as const;

export interface RemovedListItem {
  item: ProductListItem;
  index: number;
}

export interface WishlistTabState {
  /** Optimistic patches of the changes that have no response yet, oldest first. */
  patches: readonly WishlistPatch[];
  removedItems: readonly RemovedListItem[];
  /** Error of the last change (ERROR-014). */
  error?: Error | undefined;
}

/** It is reset with the data of the customer. */
const tabState = createTabState<WishlistTabState>([...wishlistKey, 'tab'], () => ({ patches: [], removedItems: [] }));

export const { query: wishlistTabQuery, get: getWishlistTabState, update: updateWishlistTabState } = tabState;

export function getCachedWishlist(queryClient: QueryClient): ProductList | null | undefined {
  return queryClient.getQueryData<ProductList | null>(wishlistKey);
}
