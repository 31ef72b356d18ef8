import { CallError } from '@outfitter/contract/client';

/** Fault type of a call that would need a cookie in a browser that stores none. */
export const cookiesOff = 'CookiesOff';

/** Throws if the browser stores no cookies. Call it before a call whose result the next page would find by a cookie. */
export function requireCookies(): void {
  if (navigator.cookieEnabled === false) throw new CallError(0, cookiesOff, 'The browser stores no cookies.');
}
