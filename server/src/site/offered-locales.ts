import { completeLocales } from '@outfitter/contract/client';
import type { Logger } from 'pino';

/** Those of `locales` that have a whole translation, in their order, or the language of the code; the log names the others. */
export function offeredLocales(locales: readonly string[], log: Pick<Logger, 'warn'>): readonly string[] {
  const missing = locales.filter((locale) => !completeLocales.includes(locale));
  if (missing.length > 0) log.warn({ locales: missing }, 'not offered, since there is no whole translation');
  const offered = locales.filter((locale) => completeLocales.includes(locale));
  return offered.length > 0 ? offered : completeLocales.slice(0, 1);
}
