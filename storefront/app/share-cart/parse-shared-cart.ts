/** Parses the link of a shared cart: a JSON map of product to quantity in the parameter `cart` (ROUTE-012). Pure. */
import { maxProductsPerCall, maxQuantity } from '@outfitter/contract/client';

export interface SharedItem {
  productId: string;
  quantity: number;
}
export type SharedCart = { status: 'none' } | { status: 'unreadable' } | { status: 'items'; items: SharedItem[] };

const maxLength = 4_000;

/** Converts text and numbers only. An object cannot be converted: its `toString` may be anything. */
const toNumber = (value: unknown): number => (typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN);

/**
 * Parses the link. The value is untrusted: ids are letters and digits, quantities 1 to 20, and there are no more products than one call
 * returns.
 */
export function parseSharedCart(text: string | null): SharedCart {
  if (text === null || text.trim() === '') return { status: 'none' };
  const unreadable = { status: 'unreadable' } as const;
  if (text.length > maxLength) return unreadable;
  let map: unknown;
  try {
    map = JSON.parse(text);
  } catch {
    return unreadable;
  }
  if (typeof map !== 'object' || map === null || Array.isArray(map)) return unreadable;
  const entries = Object.entries(map);
  if (entries.length === 0) return { status: 'none' };
  if (entries.length > maxProductsPerCall) return unreadable;
  const items = entries.map(([productId, quantity]) => ({ productId, quantity: toNumber(quantity) }));
  const isValid = ({ productId, quantity }: SharedItem) =>
    /^[A-Za-z0-9]{1,40}$/.test(productId) && Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity;
  return items.every(isValid) ? { status: 'items', items } : unreadable;
}
