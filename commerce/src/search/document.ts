/** What the index keeps of one style, made from what the domains say of it now. Pure. */
import type { Currency, Image } from '@outfitter/contract';
import { imageOf } from '../catalog/image.ts';
import type { StyleImageRow, StyleRow } from '../catalog/queries.ts';
import type { CategoryWords, Translations } from '../catalog/translations.ts';
import type { PricedVariant } from '../products/variant-prices.ts';
import { colorFacet, type FacetValue, priceFacet, ratingFacets, sizePosition, weightFacet } from './facets.ts';
import { nameKey, plainWords } from './text.ts';

export interface TileColor {
  value: string;
  name: string;
  family: string;
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

export interface SearchDocument {
  styleId: string;
  words: { name: string; category: string; attributes: string; copy: string };
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
  tile: Tile;
  staleFrom: Date | undefined;
}

export interface DocumentParts {
  style: StyleRow;
  barcodes: readonly string[];
  images: readonly StyleImageRow[];
  /** Every category that it counts under, those above included. */
  categories: readonly { id: string; name: string; translations: Translations<CategoryWords> }[];
  /** Its variants with price and stock, in each currency that it is sold in. */
  variants: ReadonlyMap<Currency, readonly PricedVariant[]>;
  /** When a price or a promise next changes by itself. */
  staleFrom: Date | undefined;
}

/** `undefined` where it is sold in no currency: then nobody can find it. */
export function searchDocument(parts: DocumentParts): SearchDocument | undefined {
  const { style, categories, variants } = parts;
  const sold = [...variants].filter(([, own]) => own.length > 0);
  const [, some] = sold[0] ?? [];
  if (!some) return undefined;
  const { copy } = style;
  const span = (own: readonly PricedVariant[], pick: (...amounts: number[]) => number) =>
    pick(...shownVariants(own).map((variant) => variant.price.unitMinor));
  const names = style.variationAttributes.flatMap((attribute) => attribute.values.flatMap(({ name, family }) => [name, family ?? '']));
  return {
    styleId: style.id,
    words: {
      name: plainWords([style.name, ...Object.values(style.translations).flatMap(({ name }) => name ?? [])].join(' ')),
      category: plainWords([...categories.flatMap(namesOf), ...style.keywords].join(' ')),
      attributes: plainWords([style.cloth, copy.fit, style.brand, ...names, ...translatedNames(style)].join(' ')),
      copy: plainWords([copy.headline, ...copy.description, ...copy.features, ...copy.facts.flat()].join(' ')),
    },
    codes: [style.id, ...some.map((variant) => variant.sku.id), ...parts.barcodes],
    facets: facetsOf(parts, sold),
    priceMin: Object.fromEntries(sold.map(([currency, own]) => [currency, span(own, Math.min)])),
    priceMax: Object.fromEntries(sold.map(([currency, own]) => [currency, span(own, Math.max)])),
    nameKey: nameKey(style.name),
    popularity: style.popularity,
    rating: style.rating,
    ratingCount: style.ratingCount,
    launchedOn: style.launchedOn,
    isOrderable: some.some((variant) => variant.isOrderable),
    tile: tileOf(parts),
    staleFrom: parts.staleFrom,
  };
}

/** A category is found by its name in any language. */
const namesOf = ({ name, translations }: DocumentParts['categories'][number]): string[] => [
  name,
  ...Object.values(translations).flatMap((words) => words.name ?? []),
];

/** Its cloth and its values in any language. */
const translatedNames = ({ translations }: StyleRow): string[] =>
  Object.values(translations).flatMap(({ cloth, values }) =>
    [cloth ?? [], Object.values(values ?? {}).flatMap(Object.values<string>)].flat(),
  );

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
    return front ? [{ value, name, family: family ?? value, swatch: swatch ?? [], image: listed(front) }] : [];
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
