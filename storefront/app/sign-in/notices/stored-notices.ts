import type { GuestMerge } from '@outfitter/contract/client';
import { readStored, writeStored } from '../../platform/session/index.ts';

const storageKey = 'outfitter.merge-notice';
type Listener = () => void;
const listeners = new Set<Listener>();
let current: GuestMerge | undefined;

const isWorthTelling = ({ shortfalls, droppedCoupons }: GuestMerge) => shortfalls.length + droppedCoupons.length > 0;

/** Stores what a sign-in could not merge, until the shopper has closed the notice. It survives a reload of the page. */
export function storeMergeNotice(merge: GuestMerge | undefined): void {
  current = merge && isWorthTelling(merge) ? merge : undefined;
  writeStored('session', storageKey, current);
  for (const listener of listeners) listener();
}

export function readMergeNotice(): GuestMerge | undefined {
  current ??= readStored('session', storageKey) as GuestMerge | undefined;
  return current;
}

export function subscribeToMergeNotice(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
