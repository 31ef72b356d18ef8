import type { Basket, ProductItem } from '@outfitter/contract/client';

/**
 * The line of the cart that a product's page changes: it must be in the shopper's own basket, of this style, and no gift card, whose
 * amount is settled when it is added. Undefined where there is none. Pure.
 */
export function editableLine(
  basket: Pick<Basket, 'productItems'> | null | undefined,
  itemId: string,
  styleId: string,
): ProductItem | undefined {
  const line = basket?.productItems.find((item) => item.itemId === itemId);
  return line && line.c_masterId === styleId && line.c_giftCardValue === undefined ? line : undefined;
}
