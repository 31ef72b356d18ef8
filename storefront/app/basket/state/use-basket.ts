import type { Basket } from '@outfitter/contract/client';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { useShop } from '../../platform/shop/shop.ts';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { type BasketTabState, basketChangeKey, basketTabQuery } from './basket-cache.ts';
import { applyPatches, countItems } from './basket-patch.ts';
import { basketQueryOptions } from './basket-query.ts';
import { getBasketStore } from './basket-store.ts';

export interface BasketState {
  /** Basket; undefined while loading, null if the shopper has none. First the browser's stored copy, then the server's response. */
  basket: Basket | null | undefined;
  isFetched: boolean;
  /** True while changes are pending: lines and subtotal already include them, the other sums are those of the last response. */
  isUpdating: boolean;
  isError: boolean;
  itemCount: number;
  refetch(): void;
}

export function useBasketTabState(): BasketTabState {
  return useQuery(basketTabQuery, getQueryClient()).data;
}

export function useBasket(): BasketState {
  const queryClient = getQueryClient();
  const isHydrated = useHydrated();
  const { patches } = useBasketTabState();
  const isUpdating = useIsMutating({ mutationKey: basketChangeKey }, queryClient) > 0;
  const { queryStaleTime } = useShop().preferences;
  const query = useQuery<Basket | null>(
    basketQueryOptions({ fetch: () => getBasketStore().fetch(), isHydrated, staleTime: queryStaleTime }),
    queryClient,
  );
  const { data, dataUpdatedAt, isError, refetch } = query;
  return useMemo(() => {
    // The server's HTML holds no basket, and the first render in the browser must match it.
    const basket = isHydrated && data ? applyPatches(data, patches) : isHydrated ? data : undefined;
    return {
      basket,
      // The stored copy counts as never updated.
      isFetched: dataUpdatedAt > 0,
      isUpdating,
      isError,
      itemCount: countItems(basket),
      refetch: () => void refetch(),
    };
  }, [data, isHydrated, patches, isUpdating, dataUpdatedAt, isError, refetch]);
}
