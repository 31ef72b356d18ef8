import { completeLocales } from '@outfitter/contract/client';
import type { Logger } from 'pino';

/** Returns the locales with a complete translation, or the default locale if there are none; logs the others. */
export function offeredLocales(locales: readonly string[], log: Pick<Logger, 'warn'>): readonly string[] {
  const missing = locales.filter((locale) => !completeLocales.includes(locale));
  if (missing.length > 0) log.warn({ locales: missing }, 'locales without a complete translation are not offered');
  const offered = locales.filter((locale) => completeLocales.includes(locale));
  return offered.length > 0 ? offered : completeLocales.slice(0, 1);
}
