import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { addItems, getBasketStore } from '../../../basket/index.ts';
import { getQueryClient } from '../../../platform/browser/query-client.ts';
import { useShop } from '../../../platform/shop/shop.ts';
import { fetchSoldStyles } from '../use-ordered-products.ts';
import { type OrderedItem, planRepeat, type Shortfall } from './plan-repeat.ts';

export interface Repeated {
  added: number;
  shortfalls: readonly Shortfall[];
}

/** Adds the products of an order that are still available to the cart, in one call. */
export function useBuyAgain(order: { productItems: readonly OrderedItem[] }) {
  const { currency } = useShop();
  const { locale } = useIntl();
  return useMutation(
    {
      async mutationFn(): Promise<Repeated> {
        const items = [...order.productItems];
        const { items: available, shortfalls } = planRepeat(items, await fetchSoldStyles({ productItems: items }, currency, locale));
        if (available.length > 0) await getBasketStore().change(addItems(available, currency));
        return { added: available.reduce((count, { quantity = 1 }) => count + quantity, 0), shortfalls };
      },
    },
    getQueryClient(),
  );
}

export type BuyAgain = ReturnType<typeof useBuyAgain>;
