import type { Basket, ProductItem } from '@outfitter/contract/client';
import { deliveryMethodOf, isPickup } from '../delivery/delivery-method.ts';

export type LineNotice =
  | { kind: 'sold-out' }
  | { kind: 'insufficient-stock'; available: number }
  | { kind: 'low-stock'; left: number }
  | { kind: 'backorder'; date: string | undefined };

/** Stock level up to which the line says how many are left (FULFIL-016). */
const lowStockLimit = 3;

function findShortage(basket: Basket, itemId: string): { available: number } | undefined {
  const flash = basket._flash.find(({ type, details }) => type === 'ProductItemNotAvailable' && details?.itemId === itemId);
  return flash ? { available: Number(flash.details?.available ?? 0) } : undefined;
}

export function lineNotice(basket: Basket, item: ProductItem): LineNotice | undefined {
  const shortage = findShortage(basket, item.itemId);
  // The quantity may have been lowered since the response.
  if (shortage && shortage.available < item.quantity) {
    return shortage.available > 0 ? { kind: 'insufficient-stock', available: shortage.available } : { kind: 'sold-out' };
  }
  const { backorder, inStockDate, stockLevel } = item.inventory;
  if (item.c_isBackordered || backorder) return { kind: 'backorder', date: inStockDate };
  return stockLevel > 0 && stockLevel <= lowStockLimit ? { kind: 'low-stock', left: stockLevel } : undefined;
}

/** `notAtStore`: the store has none of a line that is collected; `short`: there are fewer units than chosen. */
export type UnorderableReason = 'soldOut' | 'notAtStore' | 'short';

/** Returns why the basket cannot be ordered because of its stock; of several reasons, that which needs the largest change. */
export function unorderableReason(basket: Basket): UnorderableReason | undefined {
  const reasons = basket.productItems.map((item): UnorderableReason | undefined => {
    const kind = lineNotice(basket, item)?.kind;
    if (kind === 'sold-out') return isPickup(deliveryMethodOf(item)) ? 'notAtStore' : 'soldOut';
    return kind === 'insufficient-stock' ? 'short' : undefined;
  });
  return (['soldOut', 'notAtStore', 'short'] as const).find((reason) => reasons.includes(reason));
}

export function isOrderable(basket: Basket): boolean {
  return unorderableReason(basket) === undefined;
}
