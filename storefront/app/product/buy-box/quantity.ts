import { maxQuantity } from '@outfitter/contract/client';

/** From 1 up to the stock level when it is 20 or less, otherwise up to 20 (PDP-003). Before anything is chosen, up to 20. */
export function quantityChoices(stock: number | undefined): number[] {
  const most = stock === undefined || stock > maxQuantity ? maxQuantity : Math.max(1, stock);
  return Array.from({ length: most }, (_, at) => at + 1);
}
