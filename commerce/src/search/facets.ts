import { type Currency, singleChoiceAttributes } from '@outfitter/contract';

export interface FacetAttribute {
  id: string;
  label: string;
  /** True if only one value can be selected at a time (LIST-001). */
  single: boolean;
  /** The attribute can be selected but is not listed (LIST-003). */
  isHidden?: boolean;
  /** True if each variant has its own value: the values that a shopper selects must occur together in one variant. */
  isOfVariant?: boolean;
}

function defineFacet(id: string, label: string, traits: Pick<FacetAttribute, 'isHidden' | 'isOfVariant'> = {}): FacetAttribute {
  return { id, label, single: singleChoiceAttributes.includes(id), ...traits };
}

/** The stores in which a variant is in stock now; values are their ids (decision 81). */
export const storeFacet: FacetAttribute = defineFacet('store', 'In stock at', { isOfVariant: true });

export const facetAttributes: readonly FacetAttribute[] = [
  defineFacet('category', 'Category'),
  defineFacet('color', 'Color', { isOfVariant: true }),
  defineFacet('size', 'Size', { isOfVariant: true }),
  defineFacet('fit', 'Fit', { isOfVariant: true }),
  defineFacet('waist', 'Waist', { isOfVariant: true }),
  defineFacet('inseam', 'Inseam', { isOfVariant: true }),
  defineFacet('width', 'Width', { isOfVariant: true }),
  defineFacet('price', 'Price', { isOfVariant: true }),
  defineFacet('weight', 'Cloth weight'),
  defineFacet('rating', 'Rating'),
  storeFacet,
  defineFacet('sale', 'Sale', { isOfVariant: true }),
  defineFacet('new', 'New'),
  defineFacet('brand', 'Brand', { isHidden: true }),
];

export const facetAttributeById = new Map(facetAttributes.map((attribute) => [attribute.id, attribute]));

export interface FacetValue {
  attribute: string;
  value: string;
  label: string;
  swatch?: string;
  /** Size system of a size. */
  presentationId?: string;
  /** Name of the attribute in the catalog, if it is not the label of the facet. */
  attributeLabel?: string;
  position: number;
}

/** Returns the name of an attribute in the index, where price ranges are per currency. */
export function indexedAttribute(id: string, currency: Currency): string {
  return id === 'price' ? `price:${currency}` : id;
}

const variantAttributes = new Set(facetAttributes.filter(({ isOfVariant }) => isOfVariant).map(({ id }) => id));

export const isOfVariant = (attribute: string): boolean => variantAttributes.has(attribute.split(':', 1)[0] ?? attribute);

export const saleFacet: FacetValue = { attribute: 'sale', value: 'true', label: 'On sale', position: 0 };

const priceRangeEdges = [0, 25, 50, 75, 100, 150, 200];

/** Constructing a format takes longer than formatting a hundred amounts, so formats are reused. */
const moneyFormats = new Map<Currency, Intl.NumberFormat>();
function moneyFormat(currency: Currency): Intl.NumberFormat {
  const format =
    moneyFormats.get(currency) ??
    new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 });
  moneyFormats.set(currency, format);
  return format;
}

/** Returns the price range of an amount: the lower bound is included, the upper is not. */
export function priceFacet(amountMinor: number, currency: Currency): FacetValue {
  const major = amountMinor / 100;
  const position = priceRangeEdges.findLastIndex((edge) => major >= edge);
  const from = priceRangeEdges[position] ?? 0;
  const to = priceRangeEdges[position + 1];
  const money = (amount: number) => moneyFormat(currency).format(amount);
  const label = to === undefined ? `${money(from)} and up` : from === 0 ? `Under ${money(to)}` : `${money(from)} to ${money(to)}`;
  return { attribute: indexedAttribute('price', currency), value: `${from}-${to ?? ''}`, label, position };
}

export function weightFacet(ounces: number): FacetValue {
  const from = Math.floor(ounces / 2) * 2;
  return { attribute: 'weight', value: `${from}-${from + 2}`, label: `${from} to ${from + 2} oz`, position: from };
}

export function ratingFacets(rating: number): FacetValue[] {
  return [4, 3, 2, 1]
    .filter((stars) => rating >= stars)
    .map((stars) => ({ attribute: 'rating', value: String(stars), label: `${stars} stars and up`, position: 5 - stars }));
}

const colorFamilies = ['black', 'grey', 'white', 'brown', 'tan', 'red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink'];
const familySwatches: Readonly<Record<string, string>> = {
  black: '#1b1b1d',
  grey: '#7d7b76',
  white: '#f3efe4',
  brown: '#6b4a30',
  tan: '#b9966a',
  red: '#9a2f28',
  orange: '#c9652b',
  yellow: '#d9a63a',
  green: '#4c5c40',
  blue: '#3c5470',
  purple: '#5b4460',
  pink: '#c78a8e',
};

export function colorFacet(family: string): FacetValue {
  const known = colorFamilies.indexOf(family);
  return {
    attribute: 'color',
    value: family,
    label: family.charAt(0).toUpperCase() + family.slice(1),
    swatch: familySwatches[family],
    position: known < 0 ? colorFamilies.length : known,
  };
}
