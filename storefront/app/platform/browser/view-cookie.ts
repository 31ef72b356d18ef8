/** The view cookie selects a version of the cached pages. It contains nothing personal. */
import { type Currency, viewCookie } from '@outfitter/contract/client';
import { readCookie, writeCookie } from './cookies.ts';

const maxAgeSeconds = 365 * 86_400;

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
  writeCookie(viewCookie, withViewPart('currency', currency, document.cookie), maxAgeSeconds);
}

/** Thousands of visitors share each bucket, so it does not identify any of them. */
const bucketCount = 1_000;

export function hasTestBucket(cookies: string): boolean {
  return (parseParts(cookies)[partIndex.bucket] ?? defaultValue) !== defaultValue;
}

/** Assigns a random bucket to a visitor who has none. It takes effect on the next page. */
export function assignTestBucket(random: () => number = Math.random): void {
  if (hasTestBucket(document.cookie)) return;
  const bucket = String(Math.floor(random() * bucketCount)).padStart(3, '0');
  writeCookie(viewCookie, withViewPart('bucket', bucket, document.cookie), maxAgeSeconds);
}

export function clearTestBucket(): void {
  if (readCookie(viewCookie, document.cookie) === undefined) return;
  writeCookie(viewCookie, withViewPart('bucket', defaultValue, document.cookie), maxAgeSeconds);
}
