import { useEffect } from 'react';
import { type LazyMutation, useLazyMutation } from '../../platform/browser/use-lazy-mutation.ts';
import { useShop } from '../../platform/shop/shop.ts';
import type { NewBasketItem } from './removed-items.ts';

const load = async () => (await import('./add-to-basket-observer.ts')).createAddToBasketObserver();

export type AddToBasketStatus = LazyMutation<never>['status'];

export interface AddToBasket {
  status: AddToBasketStatus;
  error: unknown;
  add(items: readonly NewBasketItem[]): void;
}

/** Adds SKUs. `success` becomes `idle` again after the time in the site preferences (BASKET-005, PDP-004). */
export function useAddToBasket(): AddToBasket {
  const { currency, preferences } = useShop();
  const { status, error, mutate, reset } = useLazyMutation(load);
  useEffect(() => {
    if (status !== 'success') return;
    const timer = setTimeout(reset, preferences.addedToCartReset);
    return () => clearTimeout(timer);
  }, [status, reset, preferences.addedToCartReset]);
  return { status, error, add: (items) => mutate({ items, currency }) };
}
