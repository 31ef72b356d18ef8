import type { Currency } from '@outfitter/contract/client';
import { useEffect } from 'react';
import { theBasketStore } from './the-basket-store.ts';
import { useBasket } from './use-basket.ts';

/** Reprices the basket where the shopper has chosen another currency than it has. */
export function useFollowCurrency(currency: Currency | undefined): void {
  const { basket, isFresh } = useBasket();
  const differs = isFresh && basket && currency && basket.currency !== currency;
  useEffect(() => {
    if (!differs) return;
    const repriced = theBasketStore().change({
      send: (client, basketId, idempotencyKey) => client.updateBasket({ params: { basketId }, body: { currency }, idempotencyKey }),
    });
    // Not repriced, the basket goes on in the currency that it says it has.
    repriced.catch(() => {});
  }, [differs, currency]);
}
