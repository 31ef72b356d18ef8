/** The view cookie selects a version of the cached pages. It contains nothing personal. */
import { type Currency, viewCookie } from '@outfitter/contract/client';
import { readCookie, writeCookie } from './cookies.ts';

/** Seconds: one year. */
const maxAge = 31_536_000;

type Part = 'currency' | 'priceGroup' | 'bucket';
const partIndex: Record<Part, number> = { currency: 0, priceGroup: 1, bucket: 2 };
const defaultValue = 'default';

function parseParts(cookies: string): string[] {
  const parts = (readCookie(viewCookie, cookies) ?? '').split('.');
  return parts.map((part) => part || defaultValue);
}

export function withViewPart(part: Part, value: string, cookies: string): string {
  const parts = parseParts(cookies);
  while (parts.length < partIndex[part]) parts.push(defaultValue);
  parts[partIndex[part]] = value;
  return parts.join('.');
}

export function saveCurrency(currency: Currency): void {
  writeCookie(viewCookie, withViewPart('currency', currency, document.cookie), maxAge);
}

/** Each bucket is shared by thousands of visitors, so it identifies nobody. */
const bucketCount = 1_000;

export function hasTestBucket(cookies: string): boolean {
  return (parseParts(cookies)[partIndex.bucket] ?? defaultValue) !== defaultValue;
}

/** Assigns a visitor without a bucket to a random one. It takes effect with the next page. */
export function assignTestBucket(random: () => number = Math.random): void {
  if (hasTestBucket(document.cookie)) return;
  const bucket = String(Math.floor(random() * bucketCount)).padStart(3, '0');
  writeCookie(viewCookie, withViewPart('bucket', bucket, document.cookie), maxAge);
}

export function clearTestBucket(): void {
  if (readCookie(viewCookie, document.cookie) === undefined) return;
  writeCookie(viewCookie, withViewPart('bucket', defaultValue, document.cookie), maxAge);
}
