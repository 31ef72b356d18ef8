import { useIntl } from 'react-intl';
import { useFormatShortPrice } from '../../ui/price.tsx';
import { useOptionalShop } from './shop.ts';

/** Promises of the shop, as texts in the locale and currency of the page. A promise that the shop does not make is undefined. */
export interface ShownPromises {
  freeShippingFrom?: string | undefined;
  returnCost?: string | undefined;
  exchanges?: string | undefined;
}

/** Returns the promises of the site preferences, the only source of such statements (decision 53). */
export function usePromises(): ShownPromises {
  const { locale } = useIntl();
  const formatShortPrice = useFormatShortPrice();
  const shop = useOptionalShop();
  const promises = shop?.preferences.promises;
  if (!promises) return {};
  const { freeShippingFrom, returnCost } = promises.byCurrency[shop.currency] ?? {};
  const money = (amount: number | undefined) => (amount === undefined ? undefined : formatShortPrice(amount, shop.currency));
  return {
    freeShippingFrom: money(freeShippingFrom),
    returnCost: money(returnCost),
    exchanges: (promises.exchanges?.translations?.[locale] ?? promises.exchanges)?.text,
  };
}
