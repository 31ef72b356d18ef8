/**
 * The variant of a page that is otherwise the same for all visitors: currency, price group and test bucket. It is read from one cookie
 * without personal data.
 */
import { type Currency, currencies, viewCookie } from '@outfitter/contract/client';

export interface PageVariant {
  currency: Currency;
  priceGroup: string;
  bucket: string;
}

const namePattern = /^[a-z0-9_]{1,20}$/;

/** Pattern of a bucket, which thousands of visitors share. */
const bucketPattern = /^\d{3}$/;

export interface KnownVariants {
  currencies: readonly Currency[];
  defaultCurrency: Currency;
  priceGroups: readonly string[];
}

export const defaultName = 'default';

export function defaultVariant(knownVariants: KnownVariants): PageVariant {
  return { currency: knownVariants.defaultCurrency, priceGroup: defaultName, bucket: defaultName };
}

function cookieValue(header: string | null, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.split('=', 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}

/** Reads `CAD.default.042`; each invalid part falls back to its default. */
export function readPageVariant(cookieHeader: string | null, knownVariants: KnownVariants): PageVariant {
  const [currency, priceGroup, bucket] = (cookieValue(cookieHeader, viewCookie) ?? '').split('.', 3);
  const knownOrDefault = (value: string | undefined, all: readonly string[]) =>
    value && namePattern.test(value) && all.includes(value) ? value : defaultName;
  const offeredCurrency = currencies.find((each) => each === currency && knownVariants.currencies.includes(each));
  return {
    currency: offeredCurrency ?? knownVariants.defaultCurrency,
    priceGroup: knownOrDefault(priceGroup, knownVariants.priceGroups),
    bucket: bucket && bucketPattern.test(bucket) ? bucket : defaultName,
  };
}

/** Returns whether a variant is the default. Ignores the bucket, because only the page knows which tests it shows. */
export function isDefaultVariant(view: PageVariant, knownVariants: KnownVariants): boolean {
  return view.currency === knownVariants.defaultCurrency && view.priceGroup === defaultName;
}
