export const sourceLocale = 'en-US';

/**
 * An artificial locale that reveals untranslated text and tight layouts: accents, brackets and 40 % more length. Never
 * offered to shoppers.
 */
export const pseudoLocale = 'en-XA';

/** Complete translations; `npm run check` fails for a missing message. */
export const translatedLocales = ['en-GB', 'fr-FR'] as const;

/** Reserved locales without a translation: they fall back to the source locale and are neither offered nor indexed. */
export const untranslatedLocales = ['it-IT', 'ja-JP', 'zh-CN'] as const;

export const completeLocales: readonly string[] = [sourceLocale, ...translatedLocales, pseudoLocale];
