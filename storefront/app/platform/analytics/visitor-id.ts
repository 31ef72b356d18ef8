/** Random number that identifies a visitor who has consented to tracking. It is not linked to personal data. */
import { readCookie, writeCookie } from '../browser/cookies.ts';

const visitorCookie = 'outfitter_visitor';
const maxAgeSeconds = 90 * 86_400;

export function getVisitorId(): string {
  const existing = readCookie(visitorCookie, document.cookie);
  const id = existing && /^[\w-]{8,64}$/.test(existing) ? existing : crypto.randomUUID();
  if (id !== existing) writeCookie(visitorCookie, id, maxAgeSeconds);
  return id;
}

export function deleteVisitorId(): void {
  if (readCookie(visitorCookie, document.cookie) !== undefined) writeCookie(visitorCookie, '', 0);
}
