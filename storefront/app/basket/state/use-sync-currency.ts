import type { Currency } from '@outfitter/contract/client';
import { useEffect } from 'react';
import { setCurrency } from './basket-changes.ts';
import { useBasket } from './use-basket.ts';
import { useBasketMutation } from './use-basket-mutation.ts';

/** Reprices the basket if the shopper has chosen another currency. If that fails, the basket stays in its own currency. */
export function useSyncCurrency(currency: Currency | undefined): void {
  const { basket, isFetched } = useBasket();
  const { mutate } = useBasketMutation();
  const differs = isFetched && basket && currency && basket.currency !== currency;
  useEffect(() => {
    if (differs) mutate(setCurrency(currency));
  }, [differs, currency, mutate]);
}
