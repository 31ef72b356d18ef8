import { maxQuantity } from '@outfitter/contract/client';

/** From 1 to the stock level, at most 20 (PDP-003); before a variant is selected, to 20. */
export function quantityChoices(stock: number | undefined): number[] {
  const max = stock === undefined || stock > maxQuantity ? maxQuantity : Math.max(1, stock);
  return Array.from({ length: max }, (_, at) => at + 1);
}
