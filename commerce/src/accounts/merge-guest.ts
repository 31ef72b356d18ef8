import type { GuestMerge } from '@outfitter/contract';
import type { BasketMerge, GuestMergeInput } from '../basket/merge/guest-merge.ts';
import { mergeDeferredBaskets, mergeGuestBasket, type SaveCutItems } from '../basket/merge/merge-guest-basket.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { loginKeyOf } from '../customers/customer-logins.ts';
import type { CustomerRow } from '../customers/find-customer.ts';
import { joinGuestOrders, openGuestOrders } from '../orders/history/join-guest-orders.ts';
import { inTransaction, type Transaction } from '../platform/database/database.ts';
import { type MergedLists, mergeGuestLists } from '../product-lists/merge-lists.ts';
import { queueMergedCartMail } from './merged-cart/merged-cart-event.ts';

export interface Guest {
  customerGroupId: string;
  customerId: string;
}

/**
 * Moves what a guest has to the customer that the guest has become (BASKET-011). Names are in the language of the
 * page, else in that of the account. Returns `undefined` if the guest had nothing. Repeating it
 * changes nothing, so that a sign-in that failed afterward can be repeated.
 */
export type MergeGuest = (guest: Guest, customer: CustomerRow, pageLocale?: string) => Promise<GuestMerge | undefined>;

const noLists: MergedLists = { wishlistItems: 0, wishlistCuts: [], isLinkEnded: false };

/** Merges the wishlists, and moves what a basket could not take to the customer's, so that nothing is lost. */
function mergeLists(
  tx: Transaction,
  { clock, settings }: Pick<CommerceDependencies, 'clock' | 'settings'>,
  { guestGroupId, customerGroupId, locale }: GuestMergeInput,
  { movedToList }: BasketMerge,
): Promise<MergedLists> {
  return mergeGuestLists(tx, settings, { guestGroupId, customerGroupId, extraItems: movedToList, locale, now: clock.now() });
}

function guestMergeOf({ basketItems, shortfalls, movedItems, droppedCoupons }: BasketMerge, lists: MergedLists): GuestMerge {
  return { basketItems, ...lists, shortfalls, movedItems, droppedCoupons };
}

/** Merges the wishlists like `mergeLists`, and queues the mail about all that the merge has changed. */
async function mergeListsAndMail(
  tx: Transaction,
  deps: Pick<CommerceDependencies, 'clock' | 'settings'>,
  input: GuestMergeInput,
  merge: BasketMerge,
): Promise<MergedLists> {
  const lists = await mergeLists(tx, deps, input, merge);
  await queueMergedCartMail(tx, { customerGroupId: input.customerGroupId, ...guestMergeOf(merge, lists) }, deps.clock.now());
  return lists;
}

/** Creates the merge of a sign-in whose response can say what the merge has changed, or of one that has to mail it. */
export function createGuestMerge(deps: CommerceDependencies, report: 'response' | 'mail'): MergeGuest {
  const { db } = deps.database;
  const mergeWishlists = report === 'mail' ? mergeListsAndMail : mergeLists;
  return async ({ customerGroupId: guestGroupId, customerId: guestCustomerId }, customer, pageLocale) => {
    const { customerGroupId, email, emailConfirmedAt } = customer;
    const locale = pageLocale ?? customer.locale ?? undefined;
    const input = { guestGroupId, guestCustomerId, customerGroupId, customerId: customerGroupId, email, locale };
    let lists = noLists;
    const saveCutItems: SaveCutItems = async (tx, _, merged) => {
      lists = await mergeWishlists(tx, deps, input, merged);
    };
    const merge = await mergeGuestBasket(deps, input, saveCutItems);
    // The baskets wait for an order; the lists do not.
    if (merge.isDeferred) await inTransaction(db, (tx) => saveCutItems(tx, input, merge));
    await openGuestOrders(deps, { guestGroupId, customerGroupId });
    if (emailConfirmedAt) await inTransaction(db, (tx) => joinGuestOrders(tx, { customerGroupId, addressKey: loginKeyOf(email) }));
    const { shortfalls, movedItems, droppedCoupons } = merge;
    const changes = [...shortfalls, ...movedItems, ...droppedCoupons, ...lists.wishlistCuts];
    const isEmpty = merge.basketItems + lists.wishlistItems + changes.length === 0 && !lists.isLinkEnded;
    return isEmpty ? undefined : guestMergeOf(merge, lists);
  };
}

/** Repeats the merges that waited for an order. No response can say what they have changed, so that it is mailed. */
export function repeatDeferredMerges(deps: CommerceDependencies): Promise<void> {
  return mergeDeferredBaskets(deps, async (tx, input, merge) => void (await mergeListsAndMail(tx, deps, input, merge)));
}
