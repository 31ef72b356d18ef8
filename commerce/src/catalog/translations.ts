import { localeCandidates } from '../shared/locale-candidates.ts';
import type { CategoryMenu, StoredVariationAttribute, StyleCopy, StyleVideo } from './tables.ts';

/** Translated texts by locale (`fr-FR`) or language (`fr`). */
export type Translations<Texts> = Readonly<Record<string, Partial<Texts>>>;
export interface CategoryTexts {
  name: string;
  line: string;
  description: string;
  tiles: string[];
}
export interface StyleTexts extends Pick<StyleCopy, 'headline' | 'description' | 'features' | 'facts' | 'fit' | 'care'> {
  name: string;
  cloth: string;
  values: Record<string, Record<string, string>>;
  /** Texts by image view, and `clip` for the video: the text to append to name and color, and the caption. */
  views: Record<string, { words: string; caption: string }>;
}

interface NamedStyle {
  name: string;
  cloth: string;
  copy: StyleCopy;
  variationAttributes: StoredVariationAttribute[];
  video?: StyleVideo | null;
  translations: Translations<StyleTexts>;
}

/** Returns the translation for a locale; empty if there is none. */
export function translationIn<Texts>(translations: Translations<Texts>, locale: string | undefined): Partial<Texts> {
  // Rows cached by an earlier release have no translations.
  return (
    localeCandidates(locale)
      .map((candidate) => translations?.[candidate])
      .find(Boolean) ?? {}
  );
}

export function presentLocales(translations: Translations<unknown>): { c_locales?: string[] } {
  const locales = Object.keys(translations);
  return locales.length > 0 ? { c_locales: locales } : {};
}

interface NamedCategory extends Omit<CategoryTexts, 'tiles'> {
  menu: CategoryMenu;
  translations: Translations<CategoryTexts>;
}

export function translateCategory<Row extends NamedCategory>(row: Row, locale: string | undefined): Row {
  const { tiles: texts = [], ...ownTexts } = translationIn(row.translations, locale);
  const tiles = row.menu.tiles.map((tile, index) => ({ ...tile, text: texts[index] ?? tile.text }));
  return { ...row, ...ownTexts, menu: { ...row.menu, tiles } };
}

function translateAttributes(attributes: StoredVariationAttribute[], names: StyleTexts['values']): StoredVariationAttribute[] {
  return attributes.map((attribute) => {
    const valueNames = names[attribute.id];
    return valueNames
      ? { ...attribute, values: attribute.values.map((entry) => ({ ...entry, name: valueNames[entry.value] ?? entry.name })) }
      : attribute;
  });
}

export function translateStyle<Row extends NamedStyle>(row: Row, locale: string | undefined): Row {
  const { name = row.name, cloth = row.cloth, values, views, ...copy } = translationIn(row.translations, locale);
  const variationAttributes = values ? translateAttributes(row.variationAttributes, values) : row.variationAttributes;
  const translated = { ...row, name, cloth, copy: { ...row.copy, ...copy }, variationAttributes };
  return row.video && views?.clip
    ? { ...translated, video: { ...row.video, ...describe(translated, row.video.colorCode, views.clip) } }
    : translated;
}

export function colorNameOf(
  { variationAttributes }: Pick<NamedStyle, 'variationAttributes'>,
  code: string | undefined,
): string | undefined {
  return variationAttributes.find(({ id }) => id === 'color')?.values.find(({ value }) => value === code)?.name;
}

function describe(
  style: Pick<NamedStyle, 'name' | 'variationAttributes'>,
  colorCode: string | undefined,
  { words, caption }: StyleTexts['views'][string],
): { alt: string; caption: string } {
  return { alt: [style.name, colorNameOf(style, colorCode), words].filter(Boolean).join(', '), caption };
}

export function translateImage<Row extends { view: string; colorCode: string; alt: string; caption: string }>(
  row: Row,
  style: NamedStyle,
  locale: string | undefined,
): Row {
  const view = translationIn(style.translations, locale).views?.[row.view];
  if (!view) return row;
  return { ...row, ...describe(style, row.colorCode, view) };
}
