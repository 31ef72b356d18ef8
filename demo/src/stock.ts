import { hashOf, seededRandom, wholeBetween } from './rng.ts';
import type { Style } from './schema.ts';
import type { Store } from './stores.ts';
import type { Variant } from './variants.ts';

/** The location that ships; the others are stores, by their ids. */
export const warehouse = 'warehouse';

export interface StockLevel {
  sku: string;
  location: string;
  onHand: number;
  /** How many more may be promised once there is nothing on hand. */
  backorderLimit: number;
  /** When what is promised arrives; null where nothing is awaited. */
  inStockDate: string | null;
}

interface Depth {
  warehouse: [number, number];
  store: [number, number];
  /** The share of stores that carry such a style. */
  carried: number;
}
const depths: Record<'deep' | 'normal' | 'thin', Depth> = {
  deep: { warehouse: [90, 380], store: [3, 14], carried: 0.95 },
  normal: { warehouse: [18, 120], store: [0, 7], carried: 0.7 },
  thin: { warehouse: [1, 9], store: [0, 2], carried: 0.35 },
};
/** Gift cards are printed when they are sold. */
const giftCardsOnHand = 1_000_000;

/** 1 for the sizes in the middle of the run, falling to 0.5 at its ends, where fewer are cut. */
function shareOfCut(place: number, count: number): number {
  if (count < 3) return 1;
  return 1 - Math.abs((2 * place) / (count - 1) - 1) / 2;
}

/** The SKUs of a style with holes that nobody has: a third of them, at least one, never all. */
function holesOf(style: Style, variants: Variant[]): Set<string> {
  if (style.stock !== 'holes') return new Set();
  const count = Math.min(variants.length - 1, Math.max(1, Math.floor(variants.length / 3)));
  const shuffled = [...variants].sort((a, b) => hashOf(`hole ${a.sku}`) - hashOf(`hole ${b.sku}`) || (a.sku < b.sku ? -1 : 1));
  return new Set(shuffled.slice(0, count).map(({ sku }) => sku));
}

function level(sku: string, location: string, onHand: number): StockLevel {
  return { sku, location, onHand, backorderLimit: 0, inStockDate: null };
}

/**
 * What every location holds of one style: a level in the warehouse for each of its variants, and one in each store that
 * carries the style. A store that is closed carries nothing; what is sold out or on backorder lies nowhere.
 */
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
  const draw = (sku: string, location: string, place: number, [low, high]: [number, number]) => {
    if (holes.has(sku)) return level(sku, location, 0);
    const pieces = wholeBetween(seededRandom(`stock ${sku} ${location}`), low, high);
    return level(sku, location, Math.max(low, Math.round(pieces * shareOfCut(place, sizesInRun) * demand)));
  };
  const carrying = stores.filter(({ id, isOpen }) => isOpen && seededRandom(`carried ${style.id} ${id}`)() < depth.carried);
  return variants.flatMap(({ sku }, index) => {
    const place = index % sizesInRun;
    return [draw(sku, warehouse, place, depth.warehouse), ...carrying.map(({ id }) => draw(sku, id, place, depth.store))];
  });
}
