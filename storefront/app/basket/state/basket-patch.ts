/** Optimistic patches: the effect of a change on the displayed basket until the server responds. Pure. */
import type { Basket, ProductItem, ShipmentType } from '@outfitter/contract/client';
import { canBePickedUp, deliveryMethodOf, withDeliveryMethod } from '../delivery/delivery-method.ts';

export type BasketPatch =
  | { kind: 'quantity'; itemId: string; quantity: number }
  | { kind: 'remove'; itemId: string }
  | { kind: 'move'; itemId: string; to: ShipmentType }
  | { kind: 'move-all'; from: readonly ShipmentType[]; to: ShipmentType };

function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

function withQuantity(item: ProductItem, quantity: number): ProductItem {
  const price = roundToCents(item.basePrice * quantity);
  return { ...item, quantity, price, priceAfterItemDiscount: price };
}

/** Returns whether the shop will move the line, as far as the browser can tell. */
function isMoved(item: ProductItem, patch: BasketPatch & { kind: 'move' | 'move-all' }): boolean {
  if (patch.kind === 'move') return item.itemId === patch.itemId;
  return patch.from.includes(deliveryMethodOf(item)) && (patch.to === 'ship-to-home' || canBePickedUp(item));
}

function patchItems(items: readonly ProductItem[], patch: BasketPatch): readonly ProductItem[] {
  if (patch.kind === 'move' || patch.kind === 'move-all') {
    return items.map((item) => (isMoved(item, patch) ? withDeliveryMethod(item, patch.to) : item));
  }
  if (patch.kind === 'remove' || patch.quantity === 0) return items.filter(({ itemId }) => itemId !== patch.itemId);
  return items.map((item) => (item.itemId === patch.itemId ? withQuantity(item, patch.quantity) : item));
}

/** Applies the patches to lines and subtotal; discounts, shipping, tax and the total are those of the last response. */
export function applyPatches(basket: Basket, patches: readonly BasketPatch[]): Basket {
  if (patches.length === 0) return basket;
  const productItems = [...patches.reduce(patchItems, basket.productItems)];
  const difference =
    productItems.reduce((sum, { price }) => sum + price, 0) - basket.productItems.reduce((sum, { price }) => sum + price, 0);
  return { ...basket, productItems, productSubTotal: roundToCents(basket.productSubTotal + difference) };
}

/** Returns true if both patches set the quantity, or the delivery method, of the same line. */
export function supersedes(later: BasketPatch | undefined, earlier: BasketPatch | undefined): boolean {
  if (later?.kind === 'quantity') return earlier?.kind === 'quantity' && later.itemId === earlier.itemId;
  return later?.kind === 'move' && earlier?.kind === 'move' && later.itemId === earlier.itemId;
}

export function countItems(basket: Pick<Basket, 'productItems'> | null | undefined): number {
  return basket?.productItems.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
}
