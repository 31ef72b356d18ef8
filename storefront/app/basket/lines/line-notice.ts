import type { Basket, ProductItem } from '@outfitter/contract/client';

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

export function isOrderable(basket: Basket): boolean {
  return basket.productItems.every((item) => {
    const kind = lineNotice(basket, item)?.kind;
    return kind !== 'sold-out' && kind !== 'insufficient-stock';
  });
}
