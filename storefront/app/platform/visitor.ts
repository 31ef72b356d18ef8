/** The number under which a visit is counted: made up here, with no name to it, and given only to those who agreed. */
import { cookieOf, writeCookie } from './cookies.ts';

const visitorCookie = 'outfitter_visitor';
/** Seconds: ninety days, as long as what was counted is kept. */
const life = 90 * 86_400;

/** This browser's number; one is made where there is none. */
export function visitorId(): string {
  const known = cookieOf(visitorCookie, document.cookie);
  const id = known && /^[\w-]{8,64}$/.test(known) ? known : crypto.randomUUID();
  if (id !== known) writeCookie(visitorCookie, id, life);
  return id;
}

export function forgetVisitor(): void {
  if (cookieOf(visitorCookie, document.cookie) !== undefined) writeCookie(visitorCookie, '', 0);
}
