/** Categories and styles in the language that was asked for, with what is not translated in the shop's own. Pure. */
import { localeCandidates } from '../shared/locale-candidates.ts';
import type { CategoryMenu, StoredVariationAttribute, StyleCopy } from './tables.ts';

/** By locale, in whole (`fr-FR`) or by its language (`fr`). */
export type Translations<Words> = Readonly<Record<string, Partial<Words>>>;
export interface CategoryTexts {
  name: string;
  line: string;
  description: string;
  /** Of its tiles in the menu, in their order. */
  tiles: string[];
}
export interface StyleTexts extends Pick<StyleCopy, 'headline' | 'description' | 'features' | 'facts' | 'fit'> {
  name: string;
  cloth: string;
  /** Names of the values that a shopper chooses, by attribute and value; what is not here keeps its name. */
  values: Record<string, Record<string, string>>;
  /** By view of its pictures: what the view adds to name and color, and the remark in its corner. */
  views: Record<string, { words: string; caption: string }>;
}

/** As far as a style's choices and pictures are named. */
interface NamedStyle {
  name: string;
  cloth: string;
  copy: StyleCopy;
  variationAttributes: StoredVariationAttribute[];
  translations: Translations<StyleTexts>;
}

/** What a row says in `locale`, as far as it is translated; nothing where it is not. */
export function translationIn<Words>(translations: Translations<Words>, locale: string | undefined): Partial<Words> {
  // Rows that an earlier release remembered have none.
  return (
    localeCandidates(locale)
      .map((candidate) => translations?.[candidate])
      .find(Boolean) ?? {}
  );
}

/** The languages that a row's words were translated to, as answers say it. */
export function presentLocales(translations: Translations<unknown>): { c_locales?: string[] } {
  const locales = Object.keys(translations);
  return locales.length > 0 ? { c_locales: locales } : {};
}

interface NamedCategory extends Omit<CategoryTexts, 'tiles'> {
  menu: CategoryMenu;
  translations: Translations<CategoryTexts>;
}

/** A category with its words, those of its tiles included, in a locale. */
export function translateCategory<Row extends NamedCategory>(row: Row, locale: string | undefined): Row {
  const { tiles: texts = [], ...words } = translationIn(row.translations, locale);
  const tiles = row.menu.tiles.map((tile, index) => ({ ...tile, text: texts[index] ?? tile.text }));
  return { ...row, ...words, menu: { ...row.menu, tiles } };
}

/** Attributes with the names of their values in another language, where they have one. */
function translateAttributes(attributes: StoredVariationAttribute[], names: StyleTexts['values']): StoredVariationAttribute[] {
  return attributes.map((attribute) => {
    const own = names[attribute.id];
    return own
      ? { ...attribute, values: attribute.values.map((entry) => ({ ...entry, name: own[entry.value] ?? entry.name })) }
      : attribute;
  });
}

/** A style with its name, cloth, copy and choices in a locale. */
export function translateStyle<Row extends NamedStyle>(row: Row, locale: string | undefined): Row {
  const { name = row.name, cloth = row.cloth, values, views: _views, ...copy } = translationIn(row.translations, locale);
  const variationAttributes = values ? translateAttributes(row.variationAttributes, values) : row.variationAttributes;
  return { ...row, name, cloth, copy: { ...row.copy, ...copy }, variationAttributes };
}

/** The name of a style's color. */
export function colorNameOf(
  { variationAttributes }: Pick<NamedStyle, 'variationAttributes'>,
  code: string | undefined,
): string | undefined {
  return variationAttributes.find(({ id }) => id === 'color')?.values.find(({ value }) => value === code)?.name;
}

/** A picture of a style that `translatedStyle` has translated, with its words in the same locale. */
export function translateImage<Row extends { view: string; colorCode: string; alt: string; caption: string }>(
  row: Row,
  style: NamedStyle,
  locale: string | undefined,
): Row {
  const view = translationIn(style.translations, locale).views?.[row.view];
  if (!view) return row;
  const alt = [style.name, colorNameOf(style, row.colorCode), view.words].filter(Boolean).join(', ');
  return { ...row, alt, caption: view.caption };
}
