import type { Basket } from '@outfitter/contract/client';
import { basketQueryKey } from './basket-store.ts';
import { readKeptBasket } from './kept-basket.ts';

interface BasketQueryParts {
  load(): Promise<Basket | null>;
  /** Nothing is asked before. */
  isHydrated: boolean;
  /** Milliseconds for which an answer counts as fresh: the preference `queryStaleTime` (CONST-002). */
  staleTime: number;
}

/** How the basket is asked for: first what this browser kept, then the server, again by whoever looks once the answer is stale. */
export function basketQuery({ load, isHydrated, staleTime }: BasketQueryParts) {
  return {
    queryKey: basketQueryKey,
    queryFn: load,
    enabled: isHydrated,
    staleTime,
    initialData: () => (typeof document === 'undefined' ? undefined : readKeptBasket()),
    initialDataUpdatedAt: 0,
  };
}
