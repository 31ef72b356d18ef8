/** Which size of a style somebody wore: its attributes but the color, as the style's SKUs have them. Pure. */
import type { StoredVariationAttribute } from '../catalog/read-catalog.ts';

export type PurchasedSize = Record<string, string>;
type Attributes = readonly Pick<StoredVariationAttribute, 'id' | 'values'>[];

const sizeAttributes = (attributes: Attributes) => attributes.filter(({ id }) => id !== 'color');

/** Whether the style has each of these values. */
export function isKnownSize(worn: PurchasedSize, attributes: Attributes): boolean {
  const sizes = new Map(sizeAttributes(attributes).map(({ id, values }) => [id, values]));
  return Object.entries(worn).every(([id, chosen]) => sizes.get(id)?.some(({ value }) => value === chosen));
}

/** `fit:Tall,size:L` as a size; what is none is skipped. */
export function parsePurchasedSize(text: string): PurchasedSize {
  const pairs = text.split(',').flatMap((pair): [string, string][] => {
    const colon = pair.indexOf(':');
    return colon > 0 ? [[pair.slice(0, colon), pair.slice(colon + 1)]] : [];
  });
  return Object.fromEntries(pairs);
}

/** Sizes as the style lists them: by the first attribute, then the next. */
export function sortByStyleOrder<Row extends { worn: PurchasedSize }>(rows: readonly Row[], attributes: Attributes): Row[] {
  const places = sizeAttributes(attributes).map(({ id, values }) => ({
    id,
    at: new Map(values.map(({ value }, place) => [value, place])),
  }));
  const placesOf = ({ worn }: Row) => places.map(({ id, at }) => at.get(worn[id] ?? '') ?? -1);
  const ranked = rows.map((row) => ({ row, places: placesOf(row) }));
  ranked.sort((one, other) => {
    const first = one.places.findIndex((place, index) => place !== other.places[index]);
    return first < 0 ? 0 : (one.places[first] ?? 0) - (other.places[first] ?? 0);
  });
  return ranked.map(({ row }) => row);
}
