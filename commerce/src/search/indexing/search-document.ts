import type { Currency, Image } from '@outfitter/contract';
import { presentImage } from '../../catalog/present-image.ts';
import type { StyleImageRow, StyleRow } from '../../catalog/read-catalog.ts';
import type { CategoryTexts, StyleTexts, Translations } from '../../catalog/translations.ts';
import type { PricedVariant } from '../../products/variant-prices.ts';
import { type FacetValue, ratingFacets, weightFacet } from '../facets.ts';
import { isAdultTerm, isAnimalTerm, isAudienceTerm } from '../query/audience-terms.ts';
import { colorNamesOf } from '../query/color-names.ts';
import { languageOfLocale, shopLanguage } from '../query/languages.ts';
import {
  animalsLexeme,
  childrenLexeme,
  colorLexeme,
  everyoneLexeme,
  flagLexeme,
  oneSizeForEveryoneLexeme,
  sizeLexemes,
} from '../query/lexemes.ts';
import { affirmedText, nameSortKey, negatedText, normalizeText, parseProductCode } from '../query/normalize-text.ts';
import { discountFlags, weightFlag } from '../query/parse-query.ts';
import { sizesOfVariant } from '../query/sizes.ts';
import { type CategoryTerms, categoryHeads, categoryTerms, nameHead } from './category-terms.ts';
import { qualityScore } from './quality-score.ts';
import type { StoreFacets } from './store-facets.ts';
import { combineVariants, type VariantCombinations } from './variant-combinations.ts';

/** Part of a tile. Tiles are stored as JSON in the index: a renamed member needs a new `documentFormatVersion`. */
export interface TileColor {
  value: string;
  name: string;
  family: string;
  /** Generic color names such as `navy`; absent in tiles that an earlier release has written. */
  shades?: string[];
  swatch: string[];
  image: Image;
  hoverImage?: Image;
  /** Absent in tiles that an earlier release has written. */
  isNew?: boolean;
}

export interface Tile {
  name: string;
  names?: Record<string, { name?: string; cloth?: string; colors?: Record<string, string> }>;
  slug: string;
  cloth: string;
  primaryCategoryId: string;
  badge: 'new' | 'new_color' | null;
  rating: number | null;
  ratingCount: number;
  colors: TileColor[];
  isGiftCard?: true;
}

export interface FieldTexts {
  A: string;
  B: string;
  /** Material, brand, keywords, colors, and the other product types in the style's categories. */
  C: string;
  D: string;
  /** Terms of the name and of the categories that say what the style is. */
  nameHead: string;
  categoryHeads: string;
  /** Product types in the style's categories to which the style does not belong. */
  otherKinds: string;
  /** Terms that any of the fields negates: 'no pocket'. */
  negated: string;
}

/** Increment when the content of documents changes; a background job then rewrites the documents of earlier versions. */
export const documentFormatVersion = 11;

/** A size, color or flag. */
export interface ExactLexeme {
  lexeme: string;
  /** Positions of the colors of which some orderable variant has it, and of those of which only sold-out variants have it. */
  offered: number[];
  soldOut: number[];
}

export interface SearchDocument {
  styleId: string;
  /** Texts by language code; `''` is the shop's own language. */
  texts: Record<string, FieldTexts>;
  exactLexemes: ExactLexeme[];
  codes: string[];
  /** Values of the whole style; those of its variants are in `variants`. */
  facets: FacetValue[];
  variants: VariantCombinations;
  /** Lowest price by currency, in minor units. */
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
  translations: Translations<CategoryTexts>;
}

export interface DocumentSource {
  style: StyleRow;
  barcodes: readonly string[];
  images: readonly StyleImageRow[];
  categories: readonly (NamedCategory & {
    id: string;
    otherChildren: readonly NamedCategory[];
  })[];
  variants: ReadonlyMap<Currency, readonly PricedVariant[]>;
  storesOf: StoreFacets;
  at: Date;
  /** Next time at which a price or stock promise in the document changes without a write. */
  staleFrom: Date | undefined;
}

/** Builds the index document of a style, or `undefined` if the style is not sold in any currency. */
export function buildSearchDocument(source: DocumentSource): SearchDocument | undefined {
  const { style, categories, variants } = source;
  const sold = [...variants].filter(([, priced]) => priced.length > 0);
  const [, firstSold] = sold[0] ?? [];
  if (!firstSold) return undefined;
  const combined = combineVariants(
    style.variationAttributes,
    sold.map(([currency, priced]) => [currency, visibleVariants(priced)]),
    source.storesOf,
  );
  const facets = styleFacetsOf(source);
  const amount = (priced: readonly PricedVariant[], pick: (...amounts: number[]) => number) =>
    pick(...visibleVariants(priced).map((variant) => variant.price.unitMinor));
  const styleAndSkuIds = [style.id, ...firstSold.flatMap(({ sku }) => [`${style.id}${sku.variationValues.color ?? ''}`, sku.id])];
  return {
    styleId: style.id,
    texts: textsByLanguage(style, categories),
    exactLexemes: exactLexemesOf(source, firstSold, [...facets, ...combined.facets.map(({ facet }) => facet)]),
    codes: [...new Set([...styleAndSkuIds, ...source.barcodes])].flatMap((code) => parseProductCode(code) ?? []),
    facets,
    variants: combined,
    priceMin: Object.fromEntries(sold.map(([currency, priced]) => [currency, amount(priced, Math.min)])),
    priceMax: Object.fromEntries(sold.map(([currency, priced]) => [currency, amount(priced, Math.max)])),
    nameKey: nameSortKey(style.name),
    popularity: style.popularity,
    rating: style.rating,
    ratingCount: style.ratingCount,
    launchedOn: style.launchedOn,
    isOrderable: firstSold.some((variant) => variant.isOrderable),
    quality: qualityScore(style, source.at),
    tile: buildTile(source),
    staleFrom: source.staleFrom,
  };
}

function textsByLanguage(style: StyleRow, categories: DocumentSource['categories']): Record<string, FieldTexts> {
  const values = style.variationAttributes
    .filter(({ id }) => !sizeAttributes.has(id))
    .flatMap((attribute) => attribute.values.flatMap(({ name, family }) => [name, family ?? '']));
  const named = categories.map(({ name, otherChildren }) => ({ name, otherChildren: otherChildren.map((child) => child.name) }));
  const ownTerms = categoryTerms(style.name, named, shopLanguage.language);
  const ownHeads = categoryHeads(named, ownTerms, shopLanguage.headPosition);
  const attributes = [style.cloth, style.brand, ...style.keywords, ...values, ...audienceOfName(style, categories)];
  const texts = {
    [shopLanguage.language]: fieldTexts(
      { ...style.copy, name: style.name },
      { ...ownTerms, heads: ownHeads, head: nameHead(style.name, shopLanguage.headPosition) },
      attributes,
    ),
  };
  const locales = new Set([style.translations, ...categories.map(({ translations }) => translations)].flatMap(Object.keys));
  for (const locale of locales) {
    const translation = style.translations[locale] ?? {};
    const { language, headPosition } = languageOfLocale(locale);
    const nameIn = ({ translations }: NamedCategory) => translations[locale]?.name ?? '';
    const translated = categories.map((category) => ({ name: nameIn(category), otherChildren: category.otherChildren.map(nameIn) }));
    const valueNames = Object.entries(translation.values ?? {}).flatMap(([id, entries]) =>
      sizeAttributes.has(id) ? [] : Object.values(entries),
    );
    const terms = categoryTerms(translation.name ?? '', translated, language);
    const heads = categoryHeads(translated, terms, headPosition);
    texts[language] = joinTexts(
      texts[language],
      fieldTexts(translation, { ...terms, heads, head: nameHead(translation.name ?? '', headPosition) }, [
        translation.cloth ?? '',
        ...valueNames,
      ]),
    );
  }
  return texts;
}

function fieldTexts(
  { name = '', headline = '', description = [], features = [], facts = [], fit = '' }: Partial<StyleTexts>,
  { terms, heads, head, otherTerms }: CategoryTerms & { heads: string; head: string },
  attributes: readonly string[],
): FieldTexts {
  const describing = [...attributes, otherTerms].join(' ');
  const copy = [fit, headline, ...description, ...features, ...facts.flat()].join('. ');
  return {
    A: affirmedText(name),
    B: normalizeText(terms),
    C: affirmedText(describing),
    D: affirmedText(copy),
    nameHead: head,
    categoryHeads: heads,
    otherKinds: normalizeText(otherTerms),
    negated: negatedText([name, describing, copy].join('. ')),
  };
}

function joinTexts(texts: FieldTexts | undefined, extra: FieldTexts): FieldTexts {
  if (!texts) return extra;
  const join = (field: keyof FieldTexts) => `${texts[field]} ${extra[field]}`;
  return {
    A: join('A'),
    B: join('B'),
    C: join('C'),
    D: join('D'),
    nameHead: join('nameHead'),
    categoryHeads: join('categoryHeads'),
    otherKinds: join('otherKinds'),
    negated: join('negated'),
  };
}

/** The values of these attributes are indexed as size lexemes, never as text. */
const sizeAttributes = new Set(['size', 'fit', 'waist', 'inseam', 'width']);

const audiencesIn = (name: string) => normalizeText(name).split(' ').filter(isAudienceTerm);

/** Returns the audience with which the name of a style starts, if no category states one: 'Kids Belt' in 'Belts'. */
function audienceOfName({ name }: StyleRow, categories: DocumentSource['categories']): string[] {
  return categories.some((category) => audiencesIn(category.name).length > 0) ? [] : audiencesIn(name.split(' ', 1)[0]!);
}

/**
 * Returns the lexemes of who wears a style, if not men or women. Neither the name nor a category of hats, belts and socks says it. If the
 * categories name no wearer, the start of the name does.
 */
function wearerLexemes(style: StyleRow, categories: DocumentSource['categories']): string[] {
  const named = [...categories.flatMap(({ name }) => audiencesIn(name)), ...audienceOfName(style, categories)];
  if (named.length > 0) return named.some(isAdultTerm) ? [] : [named.some(isAnimalTerm) ? animalsLexeme : childrenLexeme];
  if (audiencesIn(style.name).length > 0) return [];
  const hasSizes = style.variationAttributes.some(({ id, values }) => sizeAttributes.has(id) && values.length > 0);
  return [everyoneLexeme, ...(hasSizes ? [] : [oneSizeForEveryoneLexeme])];
}

/** Position of what the whole style has; the n-th color has the position n + 1 after it. */
const stylePosition = 10;

/**
 * Returns the lexemes of a style and of its variants. What variants of one color have is at the position of the color, so that a query for
 * a color and a size matches only if there is a variant of both (decision 48).
 */
function exactLexemesOf(
  { style, categories }: DocumentSource,
  variants: readonly PricedVariant[],
  facets: readonly FacetValue[],
): ExactLexeme[] {
  const colors = style.variationAttributes.find(({ id }) => id === 'color')?.values ?? [];
  const byLexeme = new Map<string, { offered: Set<number>; soldOut: Set<number> }>();
  const add = (lexeme: string, position: number, isOrderable: boolean) => {
    const positions = byLexeme.get(lexeme) ?? { offered: new Set(), soldOut: new Set() };
    positions[isOrderable ? 'offered' : 'soldOut'].add(position);
    byLexeme.set(lexeme, positions);
  };
  for (const variant of variants) {
    const index = colors.findIndex(({ value }) => value === variant.sku.variationValues.color);
    const color = colors[index];
    const names = color ? colorNamesOf(color.swatch ?? [], color.family) : [];
    const lexemes = [...sizeLexemes(sizesOfVariant(variant.sku.variationValues)), ...names.map(colorLexeme), ...discountLexemes(variant)];
    for (const lexeme of lexemes) add(lexeme, stylePosition + 1 + index, variant.isOrderable);
  }
  const isNew = facets.some(({ attribute }) => attribute === 'new');
  const ofStyle = [
    ...(isNew ? [flagLexeme('new')] : []),
    ...(style.ounces === null ? [] : [flagLexeme(weightFlag(style.ounces))]),
    ...wearerLexemes(style, categories),
  ];
  for (const lexeme of ofStyle) add(lexeme, stylePosition, true);
  return [...byLexeme].map(([lexeme, { offered, soldOut }]) => ({
    lexeme,
    offered: [...offered],
    soldOut: [...soldOut].filter((position) => !offered.has(position)),
  }));
}

function discountLexemes({ isOrderable, price }: PricedVariant): string[] {
  if (!isOrderable) return [];
  const percent = Math.max(0, (100 * (price.listMinor - price.unitMinor)) / price.listMinor);
  const kinds = [...(price.kind === 'list' ? [] : ['sale']), ...(price.kind === 'clearance' ? ['clearance'] : [])];
  return [...kinds, ...discountFlags(percent)].map(flagLexeme);
}

function visibleVariants(variants: readonly PricedVariant[]): readonly PricedVariant[] {
  const orderable = variants.filter((variant) => variant.isOrderable);
  return orderable.length > 0 ? orderable : variants;
}

function styleFacetsOf({ style, categories }: DocumentSource): FacetValue[] {
  return [
    ...categories.map(({ id, name }, position) => ({ attribute: 'category', value: id, label: name, position })),
    { attribute: 'brand', value: style.brand, label: style.brand, position: 0 },
    ...(style.ounces === null ? [] : [weightFacet(style.ounces)]),
    ...(style.rating === null ? [] : ratingFacets(style.rating)),
    ...(style.badge ? [{ attribute: 'new', value: 'true', label: 'New', position: 0 }] : []),
  ];
}

function buildTile({ style, images }: DocumentSource): Tile {
  const byColor = Map.groupBy(images, (image) => image.colorCode);
  const values = style.variationAttributes.find((attribute) => attribute.id === 'color')?.values ?? [];
  const colors = values.flatMap(({ value, name, family, swatch, isNew }) => {
    const [front, second] = byColor.get(value) ?? [];
    const appearance = { family: family ?? value, shades: colorNamesOf(swatch ?? [], family), swatch: swatch ?? [] };
    if (!front) return [];
    const hover = second ? { hoverImage: listingImage(second) } : {};
    return [{ value, name, ...appearance, image: listingImage(front), ...hover, ...(isNew ? { isNew } : {}) }];
  });
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
    ...(style.copy.giftCardAmounts ? { isGiftCard: true } : {}),
  };
}

/** Returns an image for listings, without the caption: only the product page shows it. */
function listingImage(row: StyleImageRow): Image {
  const { title: _caption, ...image } = presentImage(row);
  return image;
}
