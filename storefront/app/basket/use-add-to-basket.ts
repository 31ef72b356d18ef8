import { useShop } from '../platform/shop.ts';
import type { NewBasketItem } from './removed-items.ts';
import { useBasketStore } from './use-basket.ts';
import { type Operation, useOperation } from './use-operation.ts';

/** Adding SKUs: idle, pending, done, and idle again after the time that the site's preferences say (BASKET-005, PDP-004). */
export function useAddToBasket(): Operation<[items: readonly NewBasketItem[]]> {
  const store = useBasketStore();
  const { currency, preferences } = useShop();
  return useOperation((items: readonly NewBasketItem[]) => store().add(items, currency), preferences.addedToCartReset);
}
