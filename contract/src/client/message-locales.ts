/** The message sets of the shop (I18N-001), and how far each is. */

/** The language that the messages in the code are written in: the default set. */
export const sourceLocale = 'en-US';

/** A made-up language that shows what was forgotten: accents, brackets, and two fifths more room. Never for shoppers. */
export const pseudoLocale = 'en-XA';

/** Translated to the last message; the check fails where one is missing. */
export const translatedLocales = ['en-GB', 'fr-FR'] as const;

/** Named, but without a translation yet: everything falls back to the default set, so they are neither offered nor indexed. */
export const untranslatedLocales = ['it-IT', 'ja-JP', 'zh-CN'] as const;

/** The locales whose every message is there. */
export const completeLocales: readonly string[] = [sourceLocale, ...translatedLocales, pseudoLocale];
