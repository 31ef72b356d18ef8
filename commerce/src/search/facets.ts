/** What listings can be narrowed by, in the order of the panel. */
import type { Currency } from '@outfitter/contract';

export interface FacetAttribute {
  id: string;
  label: string;
  /** One value at a time (LIST-001). */
  single: boolean;
  /** Can be asked for, is not shown (LIST-003). */
  isHidden?: boolean;
}

export const facetAttributes: readonly FacetAttribute[] = [
  { id: 'category', label: 'Category', single: true },
  { id: 'color', label: 'Color', single: false },
  { id: 'size', label: 'Size', single: false },
  { id: 'fit', label: 'Fit', single: false },
  { id: 'waist', label: 'Waist', single: false },
  { id: 'inseam', label: 'Inseam', single: false },
  { id: 'width', label: 'Width', single: false },
  { id: 'price', label: 'Price', single: true },
  { id: 'weight', label: 'Cloth weight', single: false },
  { id: 'rating', label: 'Rating', single: true },
  { id: 'sale', label: 'Sale', single: true },
  { id: 'new', label: 'New', single: true },
  { id: 'brand', label: 'Brand', single: false, isHidden: true },
];

export const facetAttribute = new Map(facetAttributes.map((attribute) => [attribute.id, attribute]));

/** One value of an attribute as the index keeps it. */
export interface FacetValue {
  attribute: string;
  value: string;
  label: string;
  swatch?: string;
  position: number;
}

/** Prices differ by currency, so each currency has its own values in the index. */
export function indexedAttribute(id: string, currency: Currency): string {
  return id === 'price' ? `price:${currency}` : id;
}

const priceEdges = [0, 25, 50, 75, 100, 150, 200];

/** Making one takes longer than using it a hundred times. */
const moneyFormats = new Map<Currency, Intl.NumberFormat>();
function moneyFormat(currency: Currency): Intl.NumberFormat {
  const format =
    moneyFormats.get(currency) ??
    new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 });
  moneyFormats.set(currency, format);
  return format;
}

/** The range that a price lies in: from its lower edge up to, not including, the next. */
export function priceFacet(amountMinor: number, currency: Currency): FacetValue {
  const major = amountMinor / 100;
  const position = priceEdges.findLastIndex((edge) => major >= edge);
  const from = priceEdges[position] ?? 0;
  const to = priceEdges[position + 1];
  const money = (amount: number) => moneyFormat(currency).format(amount);
  const label = to === undefined ? `${money(from)} and up` : from === 0 ? `Under ${money(to)}` : `${money(from)} to ${money(to)}`;
  return { attribute: indexedAttribute('price', currency), value: `${from}-${to ?? ''}`, label, position };
}

/** The tick of the ruler of cloth weights that a cloth lies at: two ounces a tick. */
export function weightFacet(ounces: number): FacetValue {
  const from = Math.floor(ounces / 2) * 2;
  return { attribute: 'weight', value: `${from}-${from + 2}`, label: `${from} to ${from + 2} oz`, position: from };
}

/** Every mark of stars that a rating reaches: 4.6 is "4 & up", "3 & up" and so on. */
export function ratingFacets(rating: number): FacetValue[] {
  return [4, 3, 2, 1]
    .filter((stars) => rating >= stars)
    .map((stars) => ({ attribute: 'rating', value: String(stars), label: `${stars} stars and up`, position: 5 - stars }));
}

const families = ['black', 'grey', 'white', 'brown', 'tan', 'red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink'];
/** A family's own colour, for its swatch among the facets. */
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
  const known = families.indexOf(family);
  return {
    attribute: 'color',
    value: family,
    label: family.charAt(0).toUpperCase() + family.slice(1),
    swatch: familySwatches[family],
    position: known < 0 ? families.length : known,
  };
}

const letters = ['2XS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', '1X', '2X', '3X', '4X'];

/** Where a size stands among all others: babies, children, letters, numbers, then whatever needs words. */
export function sizePosition(size: string): number {
  const months = /^(\d+)M$/.exec(size);
  if (months) return Number(months[1]);
  const toddler = /^(\d+)T$/.exec(size);
  if (toddler) return 100 + Number(toddler[1]);
  const letter = letters.indexOf(size);
  if (letter >= 0) return 200 + letter;
  const child = /^(\d+)([CY])$/.exec(size);
  if (child) return 300 + Number(child[1]) + (child[2] === 'Y' ? 50 : 0);
  const number = Number(size);
  if (size !== '' && Number.isFinite(number)) return 400 + Math.round(number * 2);
  return (
    1_000 +
    letters.findIndex((entry) => size.startsWith({ S: 'Small', M: 'Medium', L: 'Large', XL: 'X-Large', '2XL': '2X-Large' }[entry] ?? '\n'))
  );
}
