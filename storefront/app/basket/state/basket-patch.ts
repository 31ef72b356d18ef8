/** Optimistic patches: the effect of a change on the displayed basket until the server responds. Pure. */
import type { Basket, ProductItem } from '@outfitter/contract/client';

export type BasketPatch = { kind: 'quantity'; itemId: string; quantity: number } | { kind: 'remove'; itemId: string };

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

/** Lines and the subtotal follow the patches; discounts, shipping, tax and the total are those of the last response. */
export function applyPatches(basket: Basket, patches: readonly BasketPatch[]): Basket {
  if (patches.length === 0) return basket;
  const productItems = [...patches.reduce(patchItems, basket.productItems)];
  const difference =
    productItems.reduce((sum, { price }) => sum + price, 0) - basket.productItems.reduce((sum, { price }) => sum + price, 0);
  return { ...basket, productItems, productSubTotal: roundToCents(basket.productSubTotal + difference) };
}

/** Returns true if both patches set the quantity of the same line. */
export function supersedes(later: BasketPatch | undefined, earlier: BasketPatch | undefined): boolean {
  return later?.kind === 'quantity' && earlier?.kind === 'quantity' && later.itemId === earlier.itemId;
}

export function countItems(basket: Pick<Basket, 'productItems'> | null | undefined): number {
  return basket?.productItems.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
}
