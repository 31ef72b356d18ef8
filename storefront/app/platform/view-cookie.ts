/** The cookie by which the server knows how a shopper sees pages that are otherwise the same for everyone. It holds nothing personal. */
import { type Currency, viewCookie } from '@outfitter/contract/client';
import { cookieOf, writeCookie } from './cookies.ts';

/** Seconds: a year. */
const life = 31_536_000;

/** Its parts in their order: the currency, the price group, the bucket of tests. */
type Part = 'currency' | 'priceGroup' | 'bucket';
const places: Record<Part, number> = { currency: 0, priceGroup: 1, bucket: 2 };
/** What a part says where nothing was chosen: whatever is usual for the page. */
const usual = 'default';

function partsOf(cookies: string): string[] {
  const parts = (cookieOf(viewCookie, cookies) ?? '').split('.');
  return parts.map((part) => part || usual);
}

/** The cookie's value with another part; what else it says stays. Pure. */
export function viewWith(part: Part, value: string, cookies: string): string {
  const parts = partsOf(cookies);
  while (parts.length < places[part]) parts.push(usual);
  parts[places[part]] = value;
  return parts.join('.');
}

/** From the next page on, prices are in this currency. */
export function chooseCurrency(currency: Currency): void {
  writeCookie(viewCookie, viewWith('currency', currency, document.cookie), life);
}

/** Tests share visitors out over so many buckets; many thousands have the same one. */
const buckets = 1_000;

/** Whether the visitor has a bucket. Pure. */
export function hasBucket(cookies: string): boolean {
  return (partsOf(cookies)[places.bucket] ?? usual) !== usual;
}

/** Gives a bucket to a visitor who has none; from the next page on, tests show what theirs is. */
export function giveBucket(random: () => number = Math.random): void {
  if (hasBucket(document.cookie)) return;
  const given = String(Math.floor(random() * buckets)).padStart(3, '0');
  writeCookie(viewCookie, viewWith('bucket', given, document.cookie), life);
}

/** Takes a visitor out of all tests. */
export function takeBucket(): void {
  if (cookieOf(viewCookie, document.cookie) === undefined) return;
  writeCookie(viewCookie, viewWith('bucket', usual, document.cookie), life);
}
