import type { Basket } from '@outfitter/contract/client';
import { basketKey } from './basket-cache.ts';
import { readStoredBasket } from './stored-basket.ts';

interface BasketQueryInput {
  fetch(): Promise<Basket | null>;
  isHydrated: boolean;
  /** Milliseconds for which a response counts as fresh: the preference `queryStaleTime` (CONST-002). */
  staleTime: number;
}

/** Query options of the basket: first the browser's stored copy, which is always stale, then the server's response. */
export function basketQueryOptions({ fetch, isHydrated, staleTime }: BasketQueryInput) {
  return {
    queryKey: basketKey,
    queryFn: fetch,
    enabled: isHydrated,
    staleTime,
    initialData: () => (typeof document === 'undefined' ? undefined : readStoredBasket()),
    initialDataUpdatedAt: 0,
  };
}
