import type { ProductList, ProductListItem } from '@outfitter/contract/client';
import { useIsMutating, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { useShop } from '../../platform/shop/shop.ts';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { resumeHeartClicks } from './heart-clicks.ts';
import { type RemovedListItem, wishlistChangeKey, wishlistKey, wishlistTabQuery } from './wishlist-cache.ts';
import { applyPatches } from './wishlist-patch.ts';
import { getWishlistStore } from './wishlist-store.ts';

/** Status of the wishlist (WISH-001, WISH-002). */
export type WishlistStatus = 'idle' | 'adding' | 'updating' | 'error';

export interface Wishlist {
  /** Saved list; undefined while loading, null if the shopper has none. */
  list: ProductList | null | undefined;
  /** Items, including the changes that have no response yet. */
  items: readonly ProductListItem[];
  removedItems: readonly RemovedListItem[];
  status: WishlistStatus;
  error: Error | undefined;
  isError: boolean;
  refetch(): void;
}

export function useWishlist(): Wishlist {
  const queryClient = getQueryClient();
  const { currency, preferences } = useShop();
  const isHydrated = useHydrated();
  useEffect(resumeHeartClicks, []);
  const { patches, removedItems, error } = useQuery(wishlistTabQuery, queryClient).data;
  const isChanging = useIsMutating({ mutationKey: wishlistChangeKey }, queryClient) > 0;
  const query = useQuery<ProductList | null>(
    {
      queryKey: wishlistKey,
      queryFn: () => getWishlistStore().fetch(currency),
      enabled: isHydrated,
      staleTime: preferences.queryStaleTime,
    },
    queryClient,
  );
  const { data: list, isError, refetch } = query;
  return useMemo(() => {
    const isAdding = patches.some(({ kind }) => kind === 'add');
    const settled = error ? 'error' : 'idle';
    return {
      list,
      items: applyPatches(list?.customerProductListItems ?? [], patches),
      removedItems,
      status: isAdding ? 'adding' : isChanging ? 'updating' : settled,
      error,
      isError,
      refetch: () => void refetch(),
    };
  }, [list, patches, removedItems, error, isChanging, isError, refetch]);
}

/**
 * Returns a mutation that changes the list optimistically and rolls back if it fails: `const change = useWishlistMutation();
 * change.mutate(removeItems({ itemId }, currency))`.
 */
export function useWishlistMutation() {
  return useMutation(getWishlistStore().mutation, getQueryClient());
}
