import type { Basket } from '@outfitter/contract/client';
import { useCallback, useEffect, useState } from 'react';
import { keep, readKept } from '../platform/session/index.ts';
import { priceMoves, type SeenPrices, seePrices } from './seen-prices.ts';

const storageKey = 'outfitter.seen-prices';

/** Which lines cost something else than when this browser first showed them, until the shopper has taken note. */
export function useSeenPrices(basket: Basket) {
  const [seen, setSeen] = useState<SeenPrices>(() => (readKept('local', storageKey) as SeenPrices | undefined) ?? {});
  useEffect(() => {
    const next = seePrices(basket, seen);
    keep('local', storageKey, next);
  }, [basket, seen]);
  const accept = useCallback((itemId: string) => setSeen((before) => seePrices(basket, before, [itemId])), [basket]);
  return { moves: priceMoves(basket, seen), accept };
}
