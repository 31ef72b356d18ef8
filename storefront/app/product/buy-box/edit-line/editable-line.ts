import type { Basket, ProductItem } from '@outfitter/contract/client';

/**
 * Returns the line that a product page may update: in the shopper's own basket, of the same style, and not a gift card, whose amount
 * cannot change after it is added.
 */
export function editableLine(
  basket: Pick<Basket, 'productItems'> | null | undefined,
  itemId: string,
  styleId: string,
): ProductItem | undefined {
  const line = basket?.productItems.find((item) => item.itemId === itemId);
  return line && line.c_masterId === styleId && line.c_giftCardValue === undefined ? line : undefined;
}
