import type { GuestMerge } from '@outfitter/contract/client';
import { readStored, writeStored } from '../../platform/session/index.ts';

export interface SignInNotices {
  /** Items of the guest's cart and wishlist that were not merged. */
  merge?: GuestMerge;
  offersPasskey?: true;
}

const storageKey = 'outfitter.sign-in-notices';
const none: SignInNotices = {};
type Listener = () => void;
const listeners = new Set<Listener>();
let current: SignInNotices | undefined;

/** Stores notices until the customer closes them or signs out. They survive a reload of the page. */
export function storeNotices(changes: SignInNotices): void {
  current = { ...readNotices(), ...changes };
  const isEmpty = !current.merge && !current.offersPasskey;
  writeStored('session', storageKey, isEmpty ? undefined : current);
  for (const listener of listeners) listener();
}

const isWorthTelling = ({ shortfalls, movedItems, droppedCoupons, wishlistCuts, isLinkEnded }: GuestMerge) =>
  shortfalls.length + movedItems.length + droppedCoupons.length + wishlistCuts.length > 0 || isLinkEnded;

export function storeMergeNotice(merge: GuestMerge): void {
  if (isWorthTelling(merge)) storeNotices({ merge });
}

export const clearNotices = (): void => storeNotices({ merge: undefined, offersPasskey: undefined });

export function readNotices(): SignInNotices {
  current ??= (readStored('session', storageKey) as SignInNotices | undefined) ?? none;
  return current;
}

export function subscribeToNotices(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const serverNotices = (): SignInNotices => none;
