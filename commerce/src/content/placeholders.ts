/**
 * Placeholders in content for what the shop promises: `{{returnCost}}` in the currency of the page, `{{returnCost.USD}}`, `{{exchanges}}`
 * (decision 53).
 */
import type { Currency, Promises } from '@outfitter/contract';
import { currencies } from '@outfitter/contract';
import { formatMoney } from '../mail/index.ts';
import { localeCandidates } from '../shared/locale-candidates.ts';

const amounts = ['freeShippingFrom', 'returnCost', 'offer', 'offerFrom'] as const;
type PromisedAmount = (typeof amounts)[number];

export const placeholders: readonly string[] = [
  ...amounts.flatMap((name) => [name, ...currencies.map((currency) => `${name}.${currency}`)]),
  'exchanges',
  'storeDiscount',
];

const pattern = /\{\{([^{}]*)\}\}/g;

const placeholdersIn = (text: string) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Finds the first text below a value whose placeholder has no meaning, with its path. */
export function findUnknownPlaceholder(
  value: unknown,
  at: readonly PropertyKey[] = [],
): { path: readonly PropertyKey[]; name: string } | undefined {
  if (typeof value === 'string') {
    const name = placeholdersIn(value).find((each) => !placeholders.includes(each));
    return name === undefined ? undefined : { path: at, name };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, entry] of Object.entries(value)) {
    const found = findUnknownPlaceholder(entry, [...at, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}

export function hasPlaceholders(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('{{');
  return typeof value === 'object' && value !== null && Object.values(value).some(hasPlaceholders);
}

interface Reader {
  locale: string;
  currency: Currency;
}

function promiseText(name: string, { byCurrency, exchanges, storeDiscount }: Promises, reader: Reader): string | undefined {
  const { locale } = reader;
  if (name === 'exchanges') {
    const translation = localeCandidates(locale).flatMap((candidate) => exchanges?.translations?.[candidate] ?? [])[0];
    return (translation ?? exchanges)?.text;
  }
  if (name === 'storeDiscount') {
    return storeDiscount === undefined ? undefined : new Intl.NumberFormat(locale, { style: 'percent' }).format(storeDiscount / 100);
  }
  const [amountName, currency = reader.currency] = name.split('.') as [PromisedAmount, Currency | undefined];
  const amount = byCurrency[currency]?.[amountName];
  return amount === undefined ? undefined : formatMoney(locale, amount, currency, { trailingZeroDisplay: 'stripIfInteger' });
}

/** Replaces the placeholders of a text; undefined if it states something that the shop does not promise. */
export function fillPlaceholders(text: string, promises: Promises, reader: Reader): string | undefined {
  const filled = placeholdersIn(text).map((name) => promiseText(name, promises, reader));
  if (filled.includes(undefined)) return undefined;
  return text.replace(pattern, () => filled.shift() ?? '');
}
