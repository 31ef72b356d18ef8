import { maxQuantity } from '@outfitter/contract/client';

/** Returns 1 up to the stock level, at most 20 (PDP-003). `stock` is undefined until a variant is selected. */
export function quantityChoices(stock: number | undefined): number[] {
  const max = stock === undefined || stock > maxQuantity ? maxQuantity : Math.max(1, stock);
  return Array.from({ length: max }, (_, index) => index + 1);
}
