/** The chosen store on the shopper's device, the same in every tab. Without storage it lasts as long as the document. */
import { readCurrentCustomer, readStored, subscribeToCustomerChanges, writeStored } from '../../platform/session/index.ts';
import { type ChosenStore, parseChoice, type StoredChoice } from './chosen-store.ts';

const storageKey = 'outfitter.store';

const listeners = new Set<() => void>();
let chosen: ChosenStore | null | undefined;
let unsubscribe = () => {};

export function readStoredChoice(): StoredChoice {
  return parseChoice(readStored('local', storageKey));
}

export function writeStoredChoice(choice: StoredChoice): void {
  writeStored('local', storageKey, choice.store || choice.customerId ? choice : undefined);
  refresh();
}

/** Whether the choice of the device and that of the account may differ. */
export function isUnsynchronized(account: string): boolean {
  const { customerId, isUnsaved } = readStoredChoice();
  return customerId !== account || isUnsaved === true;
}

/** After a sign-out the store of the account leaves the device. */
export function forgetChoiceOfAccount(): void {
  if (readStoredChoice().customerId !== undefined) writeStoredChoice({});
}

/** The store of an account is that of its customer alone. */
function readStore(): ChosenStore | null {
  const { store, customerId } = readStoredChoice();
  const customer = readCurrentCustomer();
  const isVisible = customerId === undefined || (customer.kind === 'registered' && customer.customerId === customerId);
  return (isVisible && store) || null;
}

function refresh(): void {
  const next = readStore();
  if (JSON.stringify(next) === JSON.stringify(chosen)) return;
  chosen = next;
  for (const listener of listeners) listener();
}

/** The same store is the same object; null if none is chosen. */
export function readChosenStore(): ChosenStore | null {
  if (listeners.size === 0 || chosen === undefined) chosen = readStore();
  return chosen;
}

export function subscribeToChosenStore(listener: () => void): () => void {
  if (listeners.size === 0) {
    // Storage events of other tabs are among them.
    const unsubscribeFromCustomer = subscribeToCustomerChanges(refresh);
    // Another tab may have chosen while this page was in the back/forward cache.
    addEventListener('pageshow', refresh);
    unsubscribe = () => {
      unsubscribeFromCustomer();
      removeEventListener('pageshow', refresh);
    };
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) unsubscribe();
  };
}
