/** The wishlist in the query cache: the server's last response, and what only this tab knows about it. */
import type { ProductList, ProductListItem } from '@outfitter/contract/client';
import type { QueryClient } from '@tanstack/react-query';
import { customerKey } from '../../sign-in/index.ts';
import type { WishlistPatch } from './wishlist-patch.ts';

export const wishlistKey = [...customerKey, 'wishlist'] as const;
const wishlistTabKey = [...wishlistKey, 'tab'] as const;
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

const initialTabState = (): WishlistTabState => ({ patches: [], removedItems: [] });

/** Query options of the tab's state, which nothing fetches. It is reset with the data of the customer. */
export const wishlistTabQuery = {
  queryKey: wishlistTabKey,
  enabled: false,
  // Never called. In development the library reports a query without a function as an error.
  queryFn: initialTabState,
  staleTime: Infinity,
  gcTime: Infinity,
  // Patches are found by identity.
  structuralSharing: false,
  initialData: initialTabState,
};

export function getCachedWishlist(queryClient: QueryClient): ProductList | null | undefined {
  return queryClient.getQueryData<ProductList | null>(wishlistKey);
}

export function getWishlistTabState(queryClient: QueryClient): WishlistTabState {
  return queryClient.getQueryData<WishlistTabState>(wishlistTabKey) ?? initialTabState();
}

export function updateWishlistTabState(queryClient: QueryClient, change: Partial<WishlistTabState>): void {
  const { gcTime, structuralSharing } = wishlistTabQuery;
  queryClient.setQueryDefaults(wishlistTabKey, { gcTime, structuralSharing });
  queryClient.setQueryData<WishlistTabState>(wishlistTabKey, { ...getWishlistTabState(queryClient), ...change });
}
