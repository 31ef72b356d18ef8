import type { GuestMerge } from '@outfitter/contract/client';
import { readCookie } from '../../platform/browser/cookies.ts';
import { countChanges, type ReportedMerge } from '../notices/reported-merge.ts';

/**
 * Cookie with the result of the merge of a sign-in by a posted form, for the scripts of the next page. It contains names of products, so it
 * is short-lived, and deleted when it has been read.
 */
export const mergeCookieName = 'outfitter_merge';
const lifetimeSeconds = 10 * 60;
/** Maximum length of the value. Browsers accept at least 4,096 characters with the attributes. */
const maxLength = 2_000;
/** Entries of a list that have room at most: a shortfall has about 100 characters. */
const maxEntries = 20;

const encode = (merge: ReportedMerge) => encodeURIComponent(JSON.stringify(merge));

/** Returns the merge with at most `count` entries in each list. */
function shorten(merge: GuestMerge, count: number): ReportedMerge {
  const shortened = {
    ...merge,
    shortfalls: merge.shortfalls.slice(0, count),
    movedItems: merge.movedItems.slice(0, count),
    droppedCoupons: merge.droppedCoupons.slice(0, count),
    wishlistCuts: merge.wishlistCuts.slice(0, count),
  };
  return { ...shortened, omittedChanges: countChanges(merge) - countChanges(shortened) };
}

/** Returns the value with as many entries of each list as there is room for. */
function cookieValue(merge: GuestMerge): string {
  let value = encode(merge);
  for (let count = maxEntries; value.length > maxLength && count >= 0; count -= 1) value = encode(shorten(merge, count));
  return value;
}

/** Returns the `Set-Cookie` line of a merge; without one, it deletes that of another customer. */
export function mergeCookie(merge: GuestMerge | undefined, siteOrigin: string): string {
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : '';
  const [value, maxAge] = merge ? [cookieValue(merge), lifetimeSeconds] : ['', 0];
  return `${mergeCookieName}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

export function readMergeCookie(cookies: string): ReportedMerge | undefined {
  const value = readCookie(mergeCookieName, cookies);
  try {
    return value ? (JSON.parse(decodeURIComponent(value)) as ReportedMerge) : undefined;
  } catch {
    return undefined;
  }
}
