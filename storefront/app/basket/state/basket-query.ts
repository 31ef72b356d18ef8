import type { Basket } from '@outfitter/contract/client';
import { basketQueryKey } from './basket-store.ts';
import { readStoredBasket } from './stored-basket.ts';

interface BasketQueryInput {
  load(): Promise<Basket | null>;
  /** Nothing is asked before. */
  isHydrated: boolean;
  /** Milliseconds for which an answer counts as fresh: the preference `queryStaleTime` (CONST-002). */
  staleTime: number;
}

/** How the basket is asked for: first what this browser kept, then the server, again by whoever looks once the answer is stale. */
export function basketQueryOptions({ load, isHydrated, staleTime }: BasketQueryInput) {
  return {
    queryKey: basketQueryKey,
    queryFn: load,
    enabled: isHydrated,
    staleTime,
    initialData: () => (typeof document === 'undefined' ? undefined : readStoredBasket()),
    initialDataUpdatedAt: 0,
  };
}
