/**
 * What a shopper sees of a page that is otherwise the same for everyone: the currency, the price group, the bucket of a
 * test. It comes from one cookie that holds nothing personal, and is read before all cookies are taken off the request.
 */
import { type Currency, currencies, viewCookie } from '@outfitter/contract/client';

export interface PageVariant {
  currency: Currency;
  priceGroup: string;
  /** `default` for whoever is in no test. */
  bucket: string;
}

const nameOf = /^[a-z0-9_]{1,20}$/;

/** A bucket of tests is a number that many thousand visitors share. */
const bucketOf = /^\d{3}$/;

/** Which views the shop has; anything else in the cookie reads as the default. */
export interface KnownVariants {
  currencies: readonly Currency[];
  defaultCurrency: Currency;
  priceGroups: readonly string[];
}

export const defaultName = 'default';

export function defaultVariant(known: KnownVariants): PageVariant {
  return { currency: known.defaultCurrency, priceGroup: defaultName, bucket: defaultName };
}

function cookieValue(header: string | null, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.split('=', 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}

/** Reads `CAD.default.a`; unknown parts fall back one by one. */
export function readPageVariant(cookieHeader: string | null, known: KnownVariants): PageVariant {
  const [currency, priceGroup, bucket] = (cookieValue(cookieHeader, viewCookie) ?? '').split('.', 3);
  const pick = (value: string | undefined, all: readonly string[]) =>
    value && nameOf.test(value) && all.includes(value) ? value : defaultName;
  const isOffered = currencies.find((each) => each === currency && known.currencies.includes(each));
  return {
    currency: isOffered ?? known.defaultCurrency,
    priceGroup: pick(priceGroup, known.priceGroups),
    bucket: bucket && bucketOf.test(bucket) ? bucket : defaultName,
  };
}

/** Whether a page looks as it does for most; what its tests show is asked of the page. */
export function isDefaultVariant(view: PageVariant, known: KnownVariants): boolean {
  return view.currency === known.defaultCurrency && view.priceGroup === defaultName;
}
