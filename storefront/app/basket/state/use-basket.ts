import type { Basket } from '@outfitter/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { useShop } from '../../platform/shop/shop.ts';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { applyPatches, countItems } from './basket-patch.ts';
import { basketQueryOptions } from './basket-query.ts';
import { nothingUnderWay } from './basket-store.ts';
import { getBasketStore } from './get-basket-store.ts';

export interface BasketState {
  /** Undefined while it is not known, null where there is none. What this browser kept is there first, then what the server says. */
  basket: Basket | null | undefined;
  /** It has come from the server since the page opened; before, prices and stock may be old. */
  isFetched: boolean;
  /** Changes are on their way: lines follow them already, the sums are the last answered. */
  isUpdating: boolean;
  /** The server did not answer; `basket` may still be what the browser kept. */
  isError: boolean;
  /** Units in it. */
  itemCount: number;
  refetch(): void;
}

/** What is under way in this tab. */
export function useBasketActivity() {
  return useSyncExternalStore(subscribe, activity, () => nothingUnderWay);
}

const subscribe = (listener: () => void) => getBasketStore().subscribe(listener);
const activity = () => getBasketStore().activity();

/** The shopper's basket, with the changes that are on their way. */
export function useBasket(): BasketState {
  const isHydrated = useHydrated();
  const { patches, pending } = useBasketActivity();
  const { queryStaleTime } = useShop().preferences;
  const query = useQuery<Basket | null>(
    basketQueryOptions({ load: () => getBasketStore().load(), isHydrated, staleTime: queryStaleTime }),
    getQueryClient(),
  );
  const { data, dataUpdatedAt, isError, refetch } = query;
  return useMemo(() => {
    // The server's HTML knows no basket; the first picture in the browser must be the same.
    const basket = isHydrated && data ? applyPatches(data, patches) : isHydrated ? data : undefined;
    return {
      basket,
      // What the browser kept counts as never updated.
      isFetched: dataUpdatedAt > 0,
      isUpdating: pending > 0,
      isError,
      itemCount: countItems(basket),
      refetch: () => void refetch(),
    };
  }, [data, isHydrated, patches, pending, dataUpdatedAt, isError, refetch]);
}
