import type { Currency } from '@outfitter/contract';
import { Fault } from '../platform/http/fault.ts';

/** The currency asked for, or the site's own; one without price books is refused (design: a currency is never converted). */
export function resolveCurrency(
  asked: Currency | undefined,
  site: { currencies: readonly Currency[]; defaultCurrency: Currency },
): Currency {
  const currency = asked ?? site.defaultCurrency;
  if (!site.currencies.includes(currency))
    throw new Fault('InvalidCurrencyException', `Prices in ${currency} are not offered.`, { currency, offered: site.currencies });
  return currency;
}
