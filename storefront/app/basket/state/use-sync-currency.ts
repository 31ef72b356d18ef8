import type { Currency } from '@outfitter/contract/client';
import { useEffect } from 'react';
import { getBasketStore } from './get-basket-store.ts';
import { useBasket } from './use-basket.ts';

/** Reprices the basket where the shopper has chosen another currency than it has. */
export function useSyncCurrency(currency: Currency | undefined): void {
  const { basket, isFetched } = useBasket();
  const differs = isFetched && basket && currency && basket.currency !== currency;
  useEffect(() => {
    if (!differs) return;
    const repriced = getBasketStore().change({
      send: (client, basketId, idempotencyKey) => client.updateBasket({ params: { basketId }, body: { currency }, idempotencyKey }),
    });
    // Not repriced, the basket goes on in the currency that it says it has.
    repriced.catch(() => {});
  }, [differs, currency]);
}
