/** What a change does to the basket that is shown until the server has answered it. Pure. */
import type { Basket, ProductItem } from '@outfitter/contract/client';

export type BasketPatch = { kind: 'quantity'; itemId: string; quantity: number } | { kind: 'remove'; itemId: string };

/** To the cent: sums of wire amounts pick up binary dust. */
function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function withQuantity(item: ProductItem, quantity: number): ProductItem {
  const price = roundToCents(item.basePrice * quantity);
  return { ...item, quantity, price, priceAfterItemDiscount: price };
}

function patchItems(items: readonly ProductItem[], patch: BasketPatch): readonly ProductItem[] {
  if (patch.kind === 'remove' || patch.quantity === 0) return items.filter(({ itemId }) => itemId !== patch.itemId);
  return items.map((item) => (item.itemId === patch.itemId ? withQuantity(item, patch.quantity) : item));
}

/**
 * The basket with the changes that are on their way. Lines and the subtotal follow at once; discounts, shipping, tax and the total
 * stay the server's until it answers.
 */
export function applyPatches(basket: Basket, patches: readonly BasketPatch[]): Basket {
  if (patches.length === 0) return basket;
  const productItems = [...patches.reduce(patchItems, basket.productItems)];
  const difference =
    productItems.reduce((sum, { price }) => sum + price, 0) - basket.productItems.reduce((sum, { price }) => sum + price, 0);
  return { ...basket, productItems, productSubTotal: roundToCents(basket.productSubTotal + difference) };
}

/** Whether a later change makes an earlier one, not sent yet, needless: both say how many of the same line. */
export function supersedes(later: BasketPatch | undefined, earlier: BasketPatch | undefined): boolean {
  return later?.kind === 'quantity' && earlier?.kind === 'quantity' && later.itemId === earlier.itemId;
}

/** Units in the basket. */
export function countItems(basket: Pick<Basket, 'productItems'> | null | undefined): number {
  return basket?.productItems.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
}
