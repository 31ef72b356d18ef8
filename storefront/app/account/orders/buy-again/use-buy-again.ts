import { CallError, type Currency } from '@outfitter/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { addItems, getBasketStore } from '../../../basket/index.ts';
import { getQueryClient } from '../../../platform/browser/query-client.ts';
import { useShop } from '../../../platform/shop/shop.ts';
import { fetchSoldStyles } from '../use-ordered-products.ts';
import { type OrderedItem, planRepeat, type RepeatPlan, type Shortfall, withoutProduct } from './plan-repeat.ts';

export interface Repeated {
  added: number;
  shortfalls: readonly Shortfall[];
}

/** Returns the plan without the product that the cart has rejected, for example because its last unit was sold since the plan was made. */
function planAfter(error: unknown, plan: RepeatPlan, items: readonly OrderedItem[]): RepeatPlan | undefined {
  if (!(error instanceof CallError)) return undefined;
  const { productId, available } = error.arguments;
  switch (error.type) {
    case 'ProductItemNotAvailableException':
      return withoutProduct(plan, items, productId, available ? 'in-cart' : 'sold-out');
    case 'InvalidProductItemQuantityException':
      return withoutProduct(plan, items, productId, 'in-cart');
    case 'InvalidProductIdException':
      return withoutProduct(plan, items, productId, 'gone');
    default:
      return undefined;
  }
}

/** Adds the planned items. A call adds all of its items or none, so one unavailable item must not prevent the addition of the others. */
async function addPlanned(plan: RepeatPlan, items: readonly OrderedItem[], currency: Currency): Promise<RepeatPlan> {
  if (plan.items.length === 0) return plan;
  try {
    await getBasketStore().change(addItems(plan.items, currency));
    return plan;
  } catch (error) {
    const rest = planAfter(error, plan, items);
    if (!rest) throw error;
    return addPlanned(rest, items, currency);
  }
}

export function useBuyAgain(order: { productItems: readonly OrderedItem[] }) {
  const { currency } = useShop();
  const { locale } = useIntl();
  return useMutation(
    {
      async mutationFn(): Promise<Repeated> {
        const items = [...order.productItems];
        const [styles, basket] = await Promise.all([fetchSoldStyles({ productItems: items }, currency, locale), getBasketStore().fetch()]);
        const plan = await addPlanned(planRepeat(items, styles, basket?.productItems), items, currency);
        return { added: plan.items.reduce((count, { quantity = 1 }) => count + quantity, 0), shortfalls: plan.shortfalls };
      },
    },
    getQueryClient(),
  );
}

export type BuyAgain = ReturnType<typeof useBuyAgain>;
