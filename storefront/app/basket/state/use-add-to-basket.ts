import { useEffect } from 'react';
import { useShop } from '../../platform/shop/shop.ts';
import { onIdle } from '../../platform/when-idle.ts';
import type { NewBasketItem } from './removed-items.ts';
import { type Operation, useOperation } from './use-operation.ts';

/** No page waits for the store: it comes once the browser is idle, or with the first press. */
const loadStore = async () => (await import('./get-basket-store.ts')).getBasketStore();

/** Adding SKUs: idle, pending, done, and idle again after the time that the site's preferences say (BASKET-005, PDP-004). */
export function useAddToBasket(): Operation<[items: readonly NewBasketItem[]]> {
  const { currency, preferences } = useShop();
  // Not come now, it is asked for anew with the press, which then tells why it failed.
  useEffect(() => onIdle(() => void loadStore().catch(() => {})), []);
  return useOperation(async (items: readonly NewBasketItem[]) => (await loadStore()).add(items, currency), preferences.addedToCartReset);
}
