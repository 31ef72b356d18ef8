import type { BasketPatch } from '../change/save-snapshot.ts';
import type { DraftLine } from '../items/plan-addition.ts';
import { plannedItems } from '../items/planned-items.ts';
import type { BasketSnapshot } from '../snapshot.ts';

/** The store chosen on this device; without one, that of the customer's basket. */
export function mergedPickupStore(own: BasketSnapshot, guest: BasketSnapshot | undefined): string | null {
  return guest?.basket.pickupStoreId ?? own.basket.pickupStoreId;
}

/**
 * Returns what changes in the customer's basket: the planned lines, the guest's codes, the store and the pickup contact chosen on this device,
 * and the addresses typed on it if the basket has none. Payment instruments stay those of the customer. Pure.
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
