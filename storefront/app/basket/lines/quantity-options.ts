import { maxQuantity } from '@outfitter/contract/client';

/** Returns the quantities from 1 to the stock level, at most 20 (PDP-003). */
export function quantityOptions(stockLevel: number): number[] {
  return Array.from({ length: Math.min(Math.max(stockLevel, 0), maxQuantity) }, (_, index) => index + 1);
}
