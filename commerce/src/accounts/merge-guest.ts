import type { GuestMerge } from '@outfitter/contract';
import { mergeDeferredBaskets, mergeGuestBasket, type SaveCutItems } from '../basket/merge/merge-guest-basket.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { loginKeyOf } from '../customers/customer-logins.ts';
import type { CustomerRow } from '../customers/find-customer.ts';
import { joinGuestOrders, openGuestOrders } from '../orders/history/join-guest-orders.ts';
import { inTransaction } from '../platform/database/database.ts';
import { type MergedLists, mergeGuestLists } from '../product-lists/merge-lists.ts';

export interface Guest {
  customerGroupId: string;
  customerId: string;
}

/**
 * Moves what a guest has to the customer that the guest has become (BASKET-011). Returns `undefined` if the guest had nothing. Repeating it
 * changes nothing, so that a sign-in that failed afterward can be repeated.
 */
export type MergeGuest = (guest: Guest, customer: CustomerRow) => Promise<GuestMerge | undefined>;

const noLists: MergedLists = { wishlistItems: 0, wishlistCuts: [], isLinkEnded: false };

/** Moves what a basket could not take to the wishlist, in the transaction of the basket, so that nothing is lost. */
function listMerge(
  { clock, settings }: Pick<CommerceDependencies, 'clock' | 'settings'>,
  onMerged: (lists: MergedLists) => void = () => {},
): SaveCutItems {
  return async (tx, { guestGroupId, customerGroupId, locale }, extraItems) =>
    onMerged(await mergeGuestLists(tx, settings, { guestGroupId, customerGroupId, extraItems, locale, now: clock.now() }));
}

export function createGuestMerge(deps: CommerceDependencies): MergeGuest {
  const { db } = deps.database;
  return async ({ customerGroupId: guestGroupId, customerId: guestCustomerId }, { customerGroupId, email, emailConfirmedAt, locale }) => {
    const input = { guestGroupId, guestCustomerId, customerGroupId, customerId: customerGroupId, email, locale: locale ?? undefined };
    let lists = noLists;
    const mergeLists = listMerge(deps, (merged) => {
      lists = merged;
    });
    const { basketItems, shortfalls, movedItems, droppedCoupons, isDeferred } = await mergeGuestBasket(deps, input, mergeLists);
    // The baskets wait for an order; the lists do not.
    if (isDeferred) await inTransaction(db, (tx) => mergeLists(tx, input, []));
    await openGuestOrders(deps, { guestGroupId, customerGroupId });
    if (emailConfirmedAt) await inTransaction(db, (tx) => joinGuestOrders(tx, { customerGroupId, addressKey: loginKeyOf(email) }));
    const { wishlistItems, wishlistCuts, isLinkEnded } = lists;
    const cartChanges = [...shortfalls, ...movedItems, ...droppedCoupons];
    const isEmpty = basketItems + wishlistItems + wishlistCuts.length + cartChanges.length === 0 && !isLinkEnded;
    return isEmpty ? undefined : { basketItems, ...lists, shortfalls, movedItems, droppedCoupons };
  };
}

export const repeatDeferredMerges = (deps: CommerceDependencies): Promise<void> => mergeDeferredBaskets(deps, listMerge(deps));
