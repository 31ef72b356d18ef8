/** What a cart's line has to say of itself: stock that fell short, a price that moved. Pure. */
import type { Basket, ProductItem } from '@outfitter/contract/client';

export type LineNotice =
  | { kind: 'sold-out' }
  /** Fewer are left than the line asks for. */
  | { kind: 'short'; available: number }
  | { kind: 'low-stock'; left: number }
  | { kind: 'backorder'; date: string };

/** So few are left that it is worth saying (FULFIL-016 draws the line at the same number). */
const lowStockLimit = 3;

function findShortage(basket: Basket, itemId: string): { available: number } | undefined {
  const flash = basket._flash.find(({ type, details }) => type === 'ProductItemNotAvailable' && details?.itemId === itemId);
  return flash ? { available: Number(flash.details?.available ?? 0) } : undefined;
}

export function lineNotice(basket: Basket, item: ProductItem): LineNotice | undefined {
  const shortage = findShortage(basket, item.itemId);
  // A quantity that was lowered meanwhile is enough, whatever the last answer said.
  if (shortage && shortage.available < item.quantity) {
    return shortage.available > 0 ? { kind: 'short', available: shortage.available } : { kind: 'sold-out' };
  }
  const { backorder, inStockDate, stockLevel } = item.inventory;
  if (backorder && inStockDate) return { kind: 'backorder', date: inStockDate };
  return !backorder && stockLevel > 0 && stockLevel <= lowStockLimit ? { kind: 'low-stock', left: stockLevel } : undefined;
}

/** Whether something about the lines must be mended before anyone can check out. */
export function isOrderable(basket: Basket): boolean {
  return basket.productItems.every((item) => {
    const kind = lineNotice(basket, item)?.kind;
    return kind !== 'sold-out' && kind !== 'short';
  });
}
