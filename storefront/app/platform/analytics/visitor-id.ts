/** The number under which a visit is counted: made up here, with no name to it, and given only to those who agreed. */
import { readCookie, writeCookie } from '../browser/cookies.ts';

const visitorCookie = 'outfitter_visitor';
/** Seconds: ninety days, as long as what was counted is kept. */
const maxAge = 90 * 86_400;

/** This browser's number; one is made where there is none. */
export function getVisitorId(): string {
  const existing = readCookie(visitorCookie, document.cookie);
  const id = existing && /^[\w-]{8,64}$/.test(existing) ? existing : crypto.randomUUID();
  if (id !== existing) writeCookie(visitorCookie, id, maxAge);
  return id;
}

export function deleteVisitorId(): void {
  if (readCookie(visitorCookie, document.cookie) !== undefined) writeCookie(visitorCookie, '', 0);
}
