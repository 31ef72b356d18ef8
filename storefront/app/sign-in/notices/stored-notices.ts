import { readStored, writeStored } from '../../platform/session/index.ts';
import { countChanges, type ReportedMerge } from './reported-merge.ts';

export interface SignInNotices {
  /** Items of the guest's cart and wishlist that were not merged. */
  merge?: ReportedMerge;
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

export function storeMergeNotice(merge: ReportedMerge): void {
  if (countChanges(merge) + (merge.omittedChanges ?? 0) > 0 || merge.isLinkEnded) storeNotices({ merge });
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
