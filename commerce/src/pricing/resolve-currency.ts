import type { Currency } from '@outfitter/contract';
import { failure, ok, type Result } from '../platform/result.ts';

/** Returns the requested currency, or the site's default. Rejects one without price books: prices are never converted. */
export function resolveCurrency(
  requested: Currency | undefined,
  site: { currencies: readonly Currency[]; defaultCurrency: Currency },
): Result<Currency, 'InvalidCurrencyException'> {
  const currency = requested ?? site.defaultCurrency;
  if (site.currencies.includes(currency)) return ok(currency);
  return failure('InvalidCurrencyException', `Prices in ${currency} are not offered.`, { currency, offered: site.currencies });
}
