/** The size that a reviewer bought: the values of the style's variation attributes, without the color. */
import type { StoredVariationAttribute } from '../catalog/read-catalog.ts';

export type PurchasedSize = Record<string, string>;
type Attributes = readonly Pick<StoredVariationAttribute, 'id' | 'values'>[];

const sizeAttributes = (attributes: Attributes) => attributes.filter(({ id }) => id !== 'color');

export function isKnownSize(size: PurchasedSize, attributes: Attributes): boolean {
  const knownValues = new Map(sizeAttributes(attributes).map(({ id, values }) => [id, values]));
  return Object.entries(size).every(([id, chosen]) => knownValues.get(id)?.some(({ value }) => value === chosen));
}

/** Parses `fit:Tall,size:L`; skips invalid pairs. */
export function parsePurchasedSize(text: string): PurchasedSize {
  const pairs = text.split(',').flatMap((pair): [string, string][] => {
    const colon = pair.indexOf(':');
    return colon > 0 ? [[pair.slice(0, colon), pair.slice(colon + 1)]] : [];
  });
  return Object.fromEntries(pairs);
}

export function sortByStyleOrder<Row extends { worn: PurchasedSize }>(rows: readonly Row[], attributes: Attributes): Row[] {
  const sortOrder = sizeAttributes(attributes).map(({ id, values }) => ({
    id,
    positionOf: new Map(values.map(({ value }, position) => [value, position])),
  }));
  const positionsOf = ({ worn }: Row) => sortOrder.map(({ id, positionOf }) => positionOf.get(worn[id] ?? '') ?? -1);
  const ranked = rows.map((row) => ({ row, positions: positionsOf(row) }));
  ranked.sort((one, other) => {
    const first = one.positions.findIndex((position, index) => position !== other.positions[index]);
    return first < 0 ? 0 : (one.positions[first] ?? 0) - (other.positions[first] ?? 0);
  });
  return ranked.map(({ row }) => row);
}
