import type { Logger } from 'pino';
import type { PreferenceKey } from './preferences.ts';

/** Tells the log of a preference that cannot be read, once for each value that it has. */
export function createUnreadableLogger(log: Pick<Logger, 'warn'>): (key: PreferenceKey, value: unknown) => void {
  const told = new Map<PreferenceKey, string>();
  return (key, value) => {
    const text = JSON.stringify(value);
    if (told.get(key) === text) return;
    told.set(key, text);
    log.warn({ preference: key }, 'a preference is kept in a shape that cannot be read; its default holds');
  };
}
