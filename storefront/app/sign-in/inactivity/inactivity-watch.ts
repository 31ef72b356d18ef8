/** The time of a customer's last activity, a sign-in or a navigation, which all tabs share (AUTH-024, AUTH-025). */
import { readStored, writeStored } from '../../platform/session/index.ts';

const storageKey = 'outfitter.last-activity';
/** Milliseconds between two checks for inactivity. */
export const inactivityCheckInterval = 30_000;

export function recordActivity(now = Date.now()): void {
  writeStored('local', storageKey, now);
}

/**
 * Returns whether the time without activity exceeds the limit. A time that is unknown or in the future, because the clock was set back,
 * counts as now.
 */
export function isInactive(limitMilliseconds: number, now = Date.now()): boolean {
  const last = readStored('local', storageKey);
  return typeof last === 'number' && now - last >= limitMilliseconds;
}
