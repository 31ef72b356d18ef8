/** What the index keeps of one style, made from what the domains say of it now. Pure. */
import type { Currency, Image } from '@outfitter/contract';
import { imageOf } from '../catalog/image.ts';
import type { StyleImageRow, StyleRow } from '../catalog/queries.ts';
import type { CategoryWords, StyleWords, Translations } from '../catalog/translations.ts';
import type { PricedVariant } from '../products/variant-prices.ts';
import { colorFacet, type FacetValue, priceFacet, ratingFacets, sizePosition, weightFacet } from './facets.ts';
import { type Filed, filedAs } from './filed-as.ts';
import { localeLanguage, ownLanguage } from './languages.ts';
import { qualityOf } from './quality.ts';
import { markLexeme, measureLexemes, shadeLexeme } from './query/clauses.ts';
import { measuresOf } from './query/measures.ts';
import { affirmedWords, deniedWords, nameKey, plainWords, productCode } from './query/plain-words.ts';
import { discountMarks } from './query/read-query.ts';
import { shadesOf } from './query/shades.ts';

export interface TileColor {
  value: string;
  name: string;
  family: string;
  /** Everyday names of it; tiles of an earlier release have none. */
  shades?: string[];
  swatch: string[];
  image: Image;
}
/** What a listing shows of a style besides prices and stock. */
export interface Tile {
  name: string;
  /** In other languages, by locale. */
  names?: Record<string, { name?: string; cloth?: string; colors?: Record<string, string> }>;
  slug: string;
  cloth: string;
  primaryCategoryId: string;
  badge: 'new' | 'new_color' | null;
  rating: number | null;
  ratingCount: number;
  colors: TileColor[];
  hoverImage: Image | null;
}

/** Plain words by where they stand: the weights of the index. What is denied anywhere stands apart. */
export interface FieldWords {
  /** Name. */
  A: string;
  /** Category. */
  B: string;
  /** Cloth, brand, keywords and colours, and what else its categories hold. */
  C: string;
  /** Copy. */
  D: string;
  denied: string;
}

/** What a document holds, counted up where a release puts other fields into it: those of an older one are made anew by the worker. */
export const documentFormat = 1;

export interface SearchDocument {
  styleId: string;
  /** By language, `''` the shop's own. */
  words: Record<string, FieldWords>;
  /** Sizes and colours that it is met by as a whole: those that can be ordered, and those that are sold out. */
  exact: { offered: string[]; soldOut: string[] };
  codes: string[];
  facets: FacetValue[];
  /** By currency, minor units. */
  priceMin: Partial<Record<Currency, number>>;
  priceMax: Partial<Record<Currency, number>>;
  nameKey: string;
  popularity: number;
  rating: number | null;
  ratingCount: number;
  launchedOn: string;
  isOrderable: boolean;
  quality: number;
  tile: Tile;
  staleFrom: Date | undefined;
}

interface NamedCategory {
  name: string;
  translations: Translations<CategoryWords>;
}
export interface DocumentParts {
  style: StyleRow;
  barcodes: readonly string[];
  images: readonly StyleImageRow[];
  /** Every category that it counts under, those above included. */
  categories: readonly (NamedCategory & {
    id: string;
    /** Those directly below it that it does not count under. */
    others: readonly NamedCategory[];
  })[];
  /** Its variants with price and stock, in each currency that it is sold in. */
  variants: ReadonlyMap<Currency, readonly PricedVariant[]>;
  /** As of when. */
  at: Date;
  /** When a price or a promise next changes by itself. */
  staleFrom: Date | undefined;
}

/** `undefined` where it is sold in no currency: then nobody can find it. */
export function searchDocument(parts: DocumentParts): SearchDocument | undefined {
  const { style, categories, variants } = parts;
  const sold = [...variants].filter(([, own]) => own.length > 0);
  const [, some] = sold[0] ?? [];
  if (!some) return undefined;
  const facets = facetsOf(parts, sold);
  const span = (own: readonly PricedVariant[], pick: (...amounts: number[]) => number) =>
    pick(...shownVariants(own).map((variant) => variant.price.unitMinor));
  return {
    styleId: style.id,
    words: wordsByLanguage(style, categories),
    exact: exactOf(style, some, facets),
    codes: [
      ...new Set([style.id, ...some.flatMap(({ sku }) => [`${style.id}${sku.variationValues.color ?? ''}`, sku.id]), ...parts.barcodes]),
    ].flatMap((code) => productCode(code) ?? []),
    facets,
    priceMin: Object.fromEntries(sold.map(([currency, own]) => [currency, span(own, Math.min)])),
    priceMax: Object.fromEntries(sold.map(([currency, own]) => [currency, span(own, Math.max)])),
    nameKey: nameKey(style.name),
    popularity: style.popularity,
    rating: style.rating,
    ratingCount: style.ratingCount,
    launchedOn: style.launchedOn,
    isOrderable: some.some((variant) => variant.isOrderable),
    quality: qualityOf(style, parts.at),
    tile: tileOf(parts),
    staleFrom: parts.staleFrom,
  };
}

/** What it can be found by in the shop's own language and in those that it, or a category of it, is translated to. */
function wordsByLanguage(style: StyleRow, categories: DocumentParts['categories']): Record<string, FieldWords> {
  const values = style.variationAttributes
    .filter(({ id }) => !sizeAttributes.has(id))
    .flatMap((attribute) => attribute.values.flatMap(({ name, family }) => [name, family ?? '']));
  const shelves = categories.map(({ name, others }) => ({ name, others: others.map((other) => other.name) }));
  const filed = filedAs(style.name, shelves, ownLanguage.language);
  const found = {
    [ownLanguage.language]: fieldWords({ ...style.copy, name: style.name }, filed, [
      style.cloth,
      style.brand,
      ...style.keywords,
      ...values,
    ]),
  };
  const locales = new Set([style.translations, ...categories.map(({ translations }) => translations)].flatMap(Object.keys));
  for (const locale of locales) {
    const words = style.translations[locale] ?? {};
    const { language } = localeLanguage(locale);
    const nameIn = ({ translations }: NamedCategory) => translations[locale]?.name ?? '';
    const translated = categories.map((category) => ({ name: nameIn(category), others: category.others.map(nameIn) }));
    const valueNames = Object.entries(words.values ?? {}).flatMap(([id, entries]) =>
      sizeAttributes.has(id) ? [] : Object.values(entries),
    );
    const translatedFiled = filedAs(words.name ?? '', translated, language);
    found[language] = joined(found[language], fieldWords(words, translatedFiled, [words.cloth ?? '', ...valueNames]));
  }
  return found;
}

/** The words of one language: of its name and copy, of where it is filed, and of what it is described by. */
function fieldWords(
  { name = '', headline = '', description = [], features = [], facts = [], fit = '' }: Partial<StyleWords>,
  filed: Filed,
  said: readonly string[],
): FieldWords {
  const described = [...said, filed.beside].join(' ');
  const copy = [fit, headline, ...description, ...features, ...facts.flat()].join('. ');
  return {
    A: affirmedWords(name),
    B: plainWords(filed.as),
    C: affirmedWords(described),
    D: affirmedWords(copy),
    denied: deniedWords([name, described, copy].join('. ')),
  };
}

function joined(before: FieldWords | undefined, more: FieldWords): FieldWords {
  if (!before) return more;
  const both = (field: keyof FieldWords) => `${before[field]} ${more[field]}`;
  return { A: both('A'), B: both('B'), C: both('C'), D: both('D'), denied: both('denied') };
}

/** Attributes whose values are sizes: they are met as measures, never as words. */
const sizeAttributes = new Set(['size', 'fit', 'waist', 'inseam', 'width']);

/** Its sizes and marks, and its colours by the words that shoppers have for them. */
function exactOf(style: StyleRow, variants: readonly PricedVariant[], facets: readonly FacetValue[]): SearchDocument['exact'] {
  const colors = new Map(
    style.variationAttributes
      .find(({ id }) => id === 'color')
      ?.values.map(({ value, swatch, family }) => [value, shadesOf(swatch ?? [], family).map(shadeLexeme)]),
  );
  const lexemesOf = (wanted: boolean) =>
    variants
      .filter(({ isOrderable }) => isOrderable === wanted)
      .flatMap(({ sku }) => [...measureLexemes(measuresOf(sku.variationValues)), ...(colors.get(sku.variationValues.color ?? '') ?? [])]);
  const marks = facets.filter(({ attribute }) => attribute === 'sale' || attribute === 'new').map(({ attribute }) => markLexeme(attribute));
  const isClearance = variants.some(({ isOrderable, price }) => isOrderable && price.kind === 'clearance');
  const discount = Math.max(
    0,
    ...variants.flatMap(({ isOrderable, price }) => (isOrderable ? (100 * (price.listMinor - price.unitMinor)) / price.listMinor : [])),
  );
  const discounts = discountMarks(discount).map(markLexeme);
  const offered = new Set([...lexemesOf(true), ...marks, ...discounts, ...(isClearance ? [markLexeme('clearance')] : [])]);
  return { offered: [...offered], soldOut: [...new Set(lexemesOf(false))].filter((lexeme) => !offered.has(lexeme)) };
}

/** What can be ordered, or everything where nothing can. */
function shownVariants(variants: readonly PricedVariant[]): readonly PricedVariant[] {
  const orderable = variants.filter((variant) => variant.isOrderable);
  return orderable.length > 0 ? orderable : variants;
}

/** A style counts under a value where something of that value can be ordered; sold out, under all it ever had. */
function facetsOf({ style, categories }: DocumentParts, sold: readonly [Currency, readonly PricedVariant[]][]): FacetValue[] {
  const shown = shownVariants(sold[0]?.[1] ?? []);
  const found: FacetValue[] = [
    ...categories.map(({ id, name }, position) => ({ attribute: 'category', value: id, label: name, position })),
    { attribute: 'brand', value: style.brand, label: style.brand, position: 0 },
    ...(style.ounces === null ? [] : [weightFacet(style.ounces)]),
    ...(style.rating === null ? [] : ratingFacets(style.rating)),
    ...(style.badge ? [{ attribute: 'new', value: 'true', label: 'New', position: 0 }] : []),
    ...(shown.some((variant) => variant.price.kind !== 'list')
      ? [{ attribute: 'sale', value: 'true', label: 'On sale', position: 0 }]
      : []),
    ...sold.flatMap(([currency, own]) => {
      const amounts = new Set(shownVariants(own).map((variant) => variant.price.unitMinor));
      return [...amounts].map((amount) => priceFacet(amount, currency));
    }),
  ];
  for (const attribute of style.variationAttributes) {
    const offered = new Set(shown.map((variant) => variant.sku.variationValues[attribute.id]));
    for (const { value, name, family } of attribute.values.filter((entry) => offered.has(entry.value))) {
      if (attribute.id === 'color') found.push(colorFacet(family ?? value));
      else found.push({ attribute: attribute.id, value, label: name, position: sizePosition(value) });
    }
  }
  return [...new Map(found.map((facet) => [`${facet.attribute}\n${facet.value}`, facet])).values()];
}

function tileOf({ style, images }: DocumentParts): Tile {
  const byColor = Map.groupBy(images, (image) => image.colorCode);
  const values = style.variationAttributes.find((attribute) => attribute.id === 'color')?.values ?? [];
  const colors = values.flatMap(({ value, name, family, swatch }) => {
    const [front] = byColor.get(value) ?? [];
    const seen = { family: family ?? value, shades: shadesOf(swatch ?? [], family), swatch: swatch ?? [] };
    return front ? [{ value, name, ...seen, image: listed(front) }] : [];
  });
  const second = byColor.get(values[0]?.value ?? '')?.[1];
  const names = Object.entries(style.translations).map(
    ([locale, { name, cloth, values }]) => [locale, { name, cloth, colors: values?.color }] as const,
  );
  return {
    name: style.name,
    ...(names.length > 0 ? { names: Object.fromEntries(names) } : {}),
    slug: style.slug,
    cloth: style.cloth,
    primaryCategoryId: style.primaryCategoryId,
    badge: style.badge,
    rating: style.rating,
    ratingCount: style.ratingCount,
    colors,
    hoverImage: second ? listed(second) : null,
  };
}

/** Captions belong to a product's own page. */
function listed(row: StyleImageRow): Image {
  const { title: _caption, ...image } = imageOf(row);
  return image;
}
