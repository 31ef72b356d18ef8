/**
 * The chosen store on the shopper's device, the same in every tab. Without storage it lasts as long as the document. Every page loads this
 * module, so it only reads; `write-store-choice.ts` writes.
 */
import { isTimeZone } from '@outfitter/contract/client';
import { readRegisteredCustomerId, readStored, subscribeToCustomerChanges } from '../../platform/session/index.ts';
import type { ChosenStore, StoreChoice } from './chosen-store.ts';

export const storageKey = 'outfitter.store';

const listeners = new Set<() => void>();
let chosen: ChosenStore | null | undefined;
let unsubscribe = () => {};

/** Returns the stored choice. Ignores a value that is invalid or of another version. */
export function readStoreChoice(): StoreChoice {
  const stored = readStored('local', storageKey) as StoreChoice | undefined;
  const { ID, name, city, tzTimeZone, bopisEnabled, opensOn }: { [Name in keyof ChosenStore]?: unknown } = stored?.store ?? {};
  const hasTexts = [ID, name, city].every((text) => typeof text === 'string');
  const hasDate = opensOn === undefined || opensOn === null || !Number.isNaN(Date.parse(`${opensOn}T12:00:00Z`));
  const isValid = hasTexts && hasDate && typeof bopisEnabled === 'boolean' && typeof tzTimeZone === 'string' && isTimeZone(tzTimeZone);
  return { ...stored, store: isValid ? stored?.store : undefined };
}

/**
 * Returns the chosen store; null if none is chosen. The same store is the same object. The store of an account is visible to its customer
 * only.
 */
function readStore(): ChosenStore | null {
  const { store, customerId } = readStoreChoice();
  const next = ((customerId === undefined || customerId === readRegisteredCustomerId()) && store) || null;
  return chosen !== undefined && JSON.stringify(next) === JSON.stringify(chosen) ? chosen : next;
}

export function refreshChosenStore(): void {
  const next = readStore();
  if (next === chosen) return;
  chosen = next;
  for (const listener of listeners) listener();
}

/** Returns the chosen store; null if none is chosen. The same store is the same object. */
export function readChosenStore(): ChosenStore | null {
  if (listeners.size === 0 || chosen === undefined) chosen = readStore();
  return chosen;
}

export function subscribeToChosenStore(listener: () => void): () => void {
  if (listeners.size === 0) {
    // Storage events of other tabs are among them.
    const unsubscribeFromCustomer = subscribeToCustomerChanges(refreshChosenStore);
    // Another tab may have chosen while this page was in the back/forward cache.
    addEventListener('pageshow', refreshChosenStore);
    unsubscribe = () => {
      unsubscribeFromCustomer();
      removeEventListener('pageshow', refreshChosenStore);
    };
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) unsubscribe();
  };
}
