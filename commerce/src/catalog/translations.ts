/** Categories and styles in the language that was asked for, with what is not translated in the shop's own. Pure. */
import { localeCandidates } from '../content/locales.ts';
import type { StyleCopy } from './tables.ts';

/** By locale, in whole (`fr-FR`) or by its language (`fr`). */
export type Translations<Words> = Readonly<Record<string, Partial<Words>>>;
export interface CategoryWords {
  name: string;
  line: string;
  description: string;
}
export interface StyleWords extends Pick<StyleCopy, 'headline' | 'description' | 'features' | 'facts' | 'fit'> {
  name: string;
  cloth: string;
}

function wordsIn<Words>(translations: Translations<Words>, locale: string | undefined): Partial<Words> {
  // Rows that an earlier release remembered have none.
  return (
    localeCandidates(locale)
      .map((candidate) => translations?.[candidate])
      .find(Boolean) ?? {}
  );
}

/** The languages that a row's words were translated to, as answers say it. */
export function localesOf(translations: Translations<unknown>): { c_locales?: string[] } {
  const locales = Object.keys(translations);
  return locales.length > 0 ? { c_locales: locales } : {};
}

/** A row with its words in a locale. */
export function translatedCategory<Row extends CategoryWords & { translations: Translations<CategoryWords> }>(
  row: Row,
  locale: string | undefined,
): Row {
  return { ...row, ...wordsIn(row.translations, locale) };
}

/** A style with its name, cloth and copy in a locale. */
export function translatedStyle<Row extends { name: string; cloth: string; copy: StyleCopy; translations: Translations<StyleWords> }>(
  row: Row,
  locale: string | undefined,
): Row {
  const { name = row.name, cloth = row.cloth, ...copy } = wordsIn(row.translations, locale);
  return { ...row, name, cloth, copy: { ...row.copy, ...copy } };
}
