import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { findCustomer } from '../../customers/find-customer.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import type { Currency } from '../../platform/money.ts';
import { patchSnapshot, saveSnapshot } from '../change/save-snapshot.ts';
import { emptySnapshot, insertBasket } from '../create-basket.ts';
import { type BasketServices, basketServicesOf, loadBasket } from '../load-basket.ts';
import { withExternalQuotes } from '../pricing/external-quotes.ts';
import { liveCacheOf } from '../reference-data/live-cache.ts';
import { findSellableSkus } from '../reference-data/sellable-skus.ts';
import { isInStoreShipment } from '../shipment/line-location.ts';
import { planDeliveryAt } from '../shipment/plan-delivery.ts';
import { type BasketSnapshot, basketKeyOfSnapshot, lockLiveSnapshot } from '../snapshot.ts';
import { removeBasket } from '../update-basket.ts';
import { deferMerge, deleteDeferredMerge, listDeferredMerges } from './deferred-merges.ts';
import { describeMerge } from './describe-merge.ts';
import type { BasketMerge, GuestMergeInput } from './guest-merge.ts';
import { mergedPatch, mergedPickupStore } from './merged-patch.ts';
import { planMerge } from './plan-merge.ts';

/** Stores what was cut on the customer's wishlist, in the transaction of the merge, so that nothing is lost. */
export type SaveCutItems = (tx: Transaction, input: GuestMergeInput, merge: BasketMerge) => Promise<void>;

const nothing: BasketMerge = { basketItems: 0, shortfalls: [], droppedCoupons: [], movedItems: [], movedToList: [], isDeferred: false };

/**
 * Moves a guest's basket into the customer's basket, in one transaction (BASKET-011), and sets the email of the customer's basket to the
 * customer's (BASKET-007). Lock order: the guest's basket, then the customer's. The guest's basket is deleted with it, so that a second
 * merge finds nothing, and an addition that waits for its lock gets `BasketNotFoundException`. No statement concerns both groups.
 */
export function mergeGuestBasket(deps: CommerceDependencies, input: GuestMergeInput, saveCutItems?: SaveCutItems): Promise<BasketMerge> {
  return withExternalQuotes(basketServicesOf(deps), (services) =>
    inTransaction(deps.database.db, async (tx) => {
      const merge = await mergeIn(tx, deps, services, input);
      if (!merge.isDeferred) await saveCutItems?.(tx, input, merge);
      return merge;
    }),
  );
}

/** Repeats the merges that waited for an order, with names in the language of the customer. Run it as a schedule. */
export async function mergeDeferredBaskets(deps: CommerceDependencies, saveCutItems?: SaveCutItems): Promise<void> {
  const { db } = deps.database;
  for (const input of await listDeferredMerges(db)) {
    const customer = await findCustomer(db, input.customerGroupId);
    await mergeGuestBasket(deps, { ...input, locale: customer?.locale ?? undefined }, saveCutItems);
  }
}

async function mergeIn(
  tx: Transaction,
  deps: CommerceDependencies,
  services: BasketServices,
  input: GuestMergeInput,
): Promise<BasketMerge> {
  const { guestGroupId, guestCustomerId, customerGroupId, customerId } = input;
  const guest = await lockLiveSnapshot(tx, guestGroupId, guestCustomerId);
  if (guest?.basket.status === 'placing') return deferMerge(tx, input, deps.clock.now(), nothing);
  const isFilled = guest !== undefined && guest.items.length > 0;
  const own = isFilled ? await lockOrCreate(tx, deps, input, guest) : await lockLiveSnapshot(tx, customerGroupId, customerId);
  if (isFilled && own?.basket.status === 'placing') return deferMerge(tx, input, deps.clock.now(), nothing);
  await deleteDeferredMerge(tx, input);
  if (guest) await removeBasket(tx, basketKeyOfSnapshot(guest));
  if (!own || own.basket.status === 'placing') return nothing;
  return fillBasket(tx, deps, services, own, guest, input);
}

async function lockOrCreate(
  tx: Transaction,
  { clock }: CommerceDependencies,
  { customerGroupId, customerId, email }: GuestMergeInput,
  { basket }: BasketSnapshot,
): Promise<BasketSnapshot> {
  const owner = { customerGroupId, customerId, email };
  for (;;) {
    const existing = await lockLiveSnapshot(tx, customerGroupId, customerId);
    if (existing) return existing;
    const created = emptySnapshot(owner, basket.currency as Currency, basket.kioskId ?? undefined, clock.now());
    if (await insertBasket(tx, created, 0)) return created;
    // Another call has created the basket, or its order was placed after the read.
  }
}

async function fillBasket(
  tx: Transaction,
  deps: CommerceDependencies,
  services: BasketServices,
  own: BasketSnapshot,
  guest: BasketSnapshot | undefined,
  input: GuestMergeInput,
): Promise<BasketMerge> {
  if (!guest?.items.length && own.basket.email === input.email) return nothing;
  const now = deps.clock.now();
  const cache = liveCacheOf(deps);
  const currency = (own.items.length > 0 ? own : (guest ?? own)).basket.currency as Currency;
  const guestItems = guest?.items ?? [];
  const skuIds = [...new Set([...own.items, ...guestItems].map(({ skuId }) => skuId))];
  const sellable = await findSellableSkus(tx, skuIds, currency, now, cache);
  const isInStore = guestItems.some(({ shipmentId }) => isInStoreShipment(shipmentId));
  const change = { tx, cache, snapshot: own, now };
  // The customer's own lines are rechecked if the guest's store is another one.
  const { lines, moved, stock, skus } = await planDeliveryAt(change, mergedPickupStore(own, guest), { skuIds, isInStore });
  const plan = planMerge(lines, guestItems, { isSold: (skuId) => sellable.has(skuId), stock });
  const patch = mergedPatch(own, guest, plan.lines, { currency, email: input.email });
  const loaded = await loadBasket(tx, patchSnapshot(own, patch, now), services, now, { cache, sellable, ...skus });
  const { couponStatus } = loaded.totals.promotions;
  const ownCodes = new Set(own.coupons.map(({ code }) => code));
  const droppedCoupons = (guest?.coupons ?? [])
    .map(({ code }) => code)
    .filter((code) => !ownCodes.has(code) && couponStatus.get(code) !== 'applied');
  // A code that does not apply changes no total.
  const coupons = loaded.snapshot.coupons.filter(({ code }) => !droppedCoupons.includes(code));
  await saveSnapshot(tx, basketKeyOfSnapshot(own), own, { ...loaded.snapshot, coupons }, loaded.totals.totalMinor);
  const described = await describeMerge(tx, { cuts: plan.cuts, unsoldCards: plan.unsoldCards, moved }, input.locale, cache);
  return { ...nothing, basketItems: plan.addedUnits, droppedCoupons, ...described };
}
