import type { Basket } from '@outfitter/contract/client';
import { useCallback, useEffect, useState } from 'react';
import { readStored, writeStored } from '../../platform/session/index.ts';
import { findPriceChanges, type SeenPrices, updateSeenPrices } from './seen-prices.ts';

const storageKey = 'outfitter.seen-prices';

/** Returns the items whose price differs from the one that this browser showed last. `accept` takes the new price of an item as seen. */
export function usePriceChanges(basket: Basket) {
  const [seen, setSeen] = useState<SeenPrices>(() => (readStored('local', storageKey) as SeenPrices | undefined) ?? {});
  useEffect(() => {
    const next = updateSeenPrices(basket, seen);
    writeStored('local', storageKey, next);
  }, [basket, seen]);
  const accept = useCallback((itemId: string) => setSeen((current) => updateSeenPrices(basket, current, [itemId])), [basket]);
  return { changes: findPriceChanges(basket, seen), accept };
}
