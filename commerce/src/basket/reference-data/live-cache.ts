import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import type { InvalidatingCache } from '../../platform/cache/invalidating-cache.ts';

/** Milliseconds after which baskets show a committed change of prices, texts, rates and promotions (decision 43). */
const maxAge = 1_000;

/** Returns the cache of reference data while it is recent enough for a basket. Placing an order reads its prices without it. */
export function liveCacheOf({ cache }: Pick<CommerceDependencies, 'cache'>): InvalidatingCache | undefined {
  return cache?.current(maxAge);
}
