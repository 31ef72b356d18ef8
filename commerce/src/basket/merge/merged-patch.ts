import type { BasketPatch } from '../change/save-snapshot.ts';
import type { DraftLine } from '../items/plan-addition.ts';
import { plannedItems } from '../items/planned-items.ts';
import { isPickupShipment } from '../shipment/line-location.ts';
import type { BasketSnapshot } from '../snapshot.ts';

/** Returns the store of the merged basket: the guest's if the guest picks up items there, otherwise that of the customer's basket. */
export function mergedPickupStore(own: BasketSnapshot, guest: BasketSnapshot | undefined): string | null {
  const [ownId, guestId] = [own.basket.pickupStoreId, guest?.basket.pickupStoreId ?? null];
  const isPickedUp = guest?.items.some(({ shipmentId }) => isPickupShipment(shipmentId));
  return isPickedUp ? (guestId ?? ownId) : (ownId ?? guestId);
}

/**
 * Returns what changes in the customer's basket: the planned lines, the guest's codes, the store of the lines to be picked up, the pickup
 * contact chosen on this device, and the addresses typed on it if the basket has none. Payment instruments stay those of the customer.
 */
export function mergedPatch(
  own: BasketSnapshot,
  guest: BasketSnapshot | undefined,
  lines: readonly DraftLine[],
  { currency, email }: { currency: string; email: string },
): BasketPatch {
  const { customerGroupId, id: basketId } = own.basket;
  const codes = new Set(own.coupons.map(({ code }) => code));
  const newCoupons = (guest?.coupons ?? []).filter(({ code }) => !codes.has(code));
  return {
    items: plannedItems(own, lines),
    coupons: [...own.coupons, ...newCoupons.map((coupon) => ({ ...coupon, customerGroupId, basketId }))],
    shipments: own.shipments.map((shipment) => {
      const typed = guest?.shipments.find(({ id }) => id === shipment.id);
      return shipment.address || !typed?.address ? shipment : { ...typed, customerGroupId, basketId };
    }),
    // The limit of an instrument is an amount of the previous currency.
    payments: currency === own.basket.currency ? own.payments : own.payments.filter(({ amountMinor }) => amountMinor === null),
    basket: {
      currency,
      email,
      billingAddress: own.basket.billingAddress ?? guest?.basket.billingAddress ?? null,
      storeId: guest?.basket.storeId ?? own.basket.storeId,
      pickupStoreId: mergedPickupStore(own, guest),
      pickupContact: guest?.basket.pickupContact ?? own.basket.pickupContact,
    },
  };
}
