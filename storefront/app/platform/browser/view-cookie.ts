/** The cookie by which the server knows how a shopper sees pages that are otherwise the same for everyone. It holds nothing personal. */
import { type Currency, viewCookie } from '@outfitter/contract/client';
import { readCookie, writeCookie } from './cookies.ts';

/** Seconds: a year. */
const maxAge = 31_536_000;

/** Its parts in their order: the currency, the price group, the bucket of tests. */
type Part = 'currency' | 'priceGroup' | 'bucket';
const partIndex: Record<Part, number> = { currency: 0, priceGroup: 1, bucket: 2 };
/** What a part says where nothing was chosen: whatever is usual for the page. */
const defaultValue = 'default';

function parseParts(cookies: string): string[] {
  const parts = (readCookie(viewCookie, cookies) ?? '').split('.');
  return parts.map((part) => part || defaultValue);
}

/** The cookie's value with another part; what else it says stays. Pure. */
export function withViewPart(part: Part, value: string, cookies: string): string {
  const parts = parseParts(cookies);
  while (parts.length < partIndex[part]) parts.push(defaultValue);
  parts[partIndex[part]] = value;
  return parts.join('.');
}

/** From the next page on, prices are in this currency. */
export function saveCurrency(currency: Currency): void {
  writeCookie(viewCookie, withViewPart('currency', currency, document.cookie), maxAge);
}

/** Tests share visitors out over so many buckets; many thousands have the same one. */
const bucketCount = 1_000;

/** Whether the visitor has a bucket. Pure. */
export function hasTestBucket(cookies: string): boolean {
  return (parseParts(cookies)[partIndex.bucket] ?? defaultValue) !== defaultValue;
}

/** Gives a bucket to a visitor who has none; from the next page on, tests show what theirs is. */
export function assignTestBucket(random: () => number = Math.random): void {
  if (hasTestBucket(document.cookie)) return;
  const bucket = String(Math.floor(random() * bucketCount)).padStart(3, '0');
  writeCookie(viewCookie, withViewPart('bucket', bucket, document.cookie), maxAge);
}

/** Takes a visitor out of all tests. */
export function clearTestBucket(): void {
  if (readCookie(viewCookie, document.cookie) === undefined) return;
  writeCookie(viewCookie, withViewPart('bucket', defaultValue, document.cookie), maxAge);
}
