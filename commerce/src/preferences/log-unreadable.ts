import type { Logger } from 'pino';
import type { PreferenceKey } from './preferences.ts';

export function createUnreadableLogger(log: Pick<Logger, 'warn'>): (key: PreferenceKey, value: unknown) => void {
  const logged = new Map<PreferenceKey, string>();
  return (key, value) => {
    const text = JSON.stringify(value);
    if (logged.get(key) === text) return;
    logged.set(key, text);
    log.warn({ preference: key }, 'a stored preference is invalid; its default applies');
  };
}
