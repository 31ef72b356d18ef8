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

const nameOf = /^[a-z0-9_]{1,20}$/;

/** Thousands of visitors share a bucket. */
const bucketOf = /^\d{3}$/;

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

/** Reads `CAD.default.042`; each invalid part falls back to its default. */
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

/** Ignores the bucket, because only the page knows which tests it shows. */
export function isDefaultVariant(view: PageVariant, known: KnownVariants): boolean {
  return view.currency === known.defaultCurrency && view.priceGroup === defaultName;
}
