import type { Style } from '../data-files/schema.ts';
import { hashOf, seededRandom, wholeBetween } from '../random/seeded-random.ts';
import type { Store } from './stores.ts';
import type { Variant } from './variants.ts';

/** The warehouse location; all other locations are stores. */
export const warehouse = 'warehouse';

export interface StockLevel {
  sku: string;
  location: string;
  onHand: number;
  /** Units that may be sold without stock on hand. */
  backorderLimit: number;
  /** Arrival of backordered units; null if none are expected. */
  inStockDate: string | null;
}

interface Depth {
  warehouse: [number, number];
  store: [number, number];
  /** Fraction of the stores that carry the style. */
  carried: number;
}
const depths: Record<'deep' | 'normal' | 'thin', Depth> = {
  deep: { warehouse: [90, 380], store: [3, 14], carried: 0.95 },
  normal: { warehouse: [18, 120], store: [0, 7], carried: 0.7 },
  thin: { warehouse: [1, 9], store: [0, 2], carried: 0.35 },
};
/** Stock of gift cards, which are printed on demand. */
const giftCardsOnHand = 1_000_000;

/** Returns 1 for sizes in the middle of the run, decreasing to 0.5 at its ends. */
function shareOfCut(position: number, count: number): number {
  if (count < 3) return 1;
  return 1 - Math.abs((2 * position) / (count - 1) - 1) / 2;
}

/** Returns the SKUs that the warehouse lacks, while stores may have some: a third of them, at least one, never all. */
function holesOf(style: Style, variants: Variant[]): Set<string> {
  if (style.stock !== 'holes') return new Set();
  const count = Math.min(variants.length - 1, Math.max(1, Math.floor(variants.length / 3)));
  const shuffled = [...variants].sort((a, b) => hashOf(`hole ${a.sku}`) - hashOf(`hole ${b.sku}`) || (a.sku < b.sku ? -1 : 1));
  return new Set(shuffled.slice(0, count).map(({ sku }) => sku));
}

function level(sku: string, location: string, onHand: number): StockLevel {
  return { sku, location, onHand, backorderLimit: 0, inStockDate: null };
}

/** Returns a stock level per variant, for the warehouse and for each open store that carries the style. */
export function stockOf(style: Style, variants: Variant[], stores: Store[]): StockLevel[] {
  if (style.giftCard) return variants.map(({ sku }) => level(sku, warehouse, giftCardsOnHand));
  if (style.stock === 'sold-out') return variants.map(({ sku }) => level(sku, warehouse, 0));
  if (style.stock === 'backorder') {
    return variants.map(({ sku }) => ({
      ...level(sku, warehouse, 0),
      backorderLimit: wholeBetween(seededRandom(`backorder ${sku}`), 24, 96),
      inStockDate: style.inStockDate ?? null,
    }));
  }
  const depth = depths[style.stock === 'holes' ? 'normal' : style.stock];
  const holes = holesOf(style, variants);
  const sizesInRun = variants.length / style.colors.length;
  const demand = 0.6 + style.popularity / 125;
  const draw = (sku: string, location: string, position: number, [low, high]: [number, number]) => {
    if (location === warehouse && holes.has(sku)) return level(sku, location, 0);
    const units = wholeBetween(seededRandom(`stock ${sku} ${location}`), low, high);
    return level(sku, location, Math.max(low, Math.round(units * shareOfCut(position, sizesInRun) * demand)));
  };
  const carrying = stores.filter(
    ({ id, closedOverride }) => !closedOverride && seededRandom(`carried ${style.id} ${id}`)() < depth.carried,
  );
  return variants.flatMap(({ sku }, index) => {
    const position = index % sizesInRun;
    return [draw(sku, warehouse, position, depth.warehouse), ...carrying.map(({ id }) => draw(sku, id, position, depth.store))];
  });
}
