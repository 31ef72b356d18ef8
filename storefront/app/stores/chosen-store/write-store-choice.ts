import type { Store } from '@outfitter/contract/client';
import { writeStored } from '../../platform/session/index.ts';
import { reopeningDate } from '../hours/reopening-date.ts';
import type { ChosenStore, StoreChoice } from './chosen-store.ts';
import { readStoreChoice, refreshChosenStore, storageKey } from './store-choice.ts';

export function toChosenStore(store: Store): ChosenStore {
  const { ID, name, tzTimeZone, c_pickupStatus: status } = store;
  const closure = status === 'closed' ? { opensOn: reopeningDate(store) ?? null } : {};
  return { ID, name, city: store.address.city, tzTimeZone, bopisEnabled: status !== 'none', ...closure };
}

export function writeStoreChoice(choice: StoreChoice): void {
  writeStored('local', storageKey, choice.store || choice.customerId ? choice : undefined);
  refreshChosenStore();
}

export function updateStore(store: Store): void {
  const choice = readStoreChoice();
  const current = toChosenStore(store);
  if (choice.store?.ID !== store.ID || JSON.stringify(choice.store) === JSON.stringify(current)) return;
  writeStoreChoice({ ...choice, store: current });
}

export function forgetStore(id: string): void {
  const { store, ...choice } = readStoreChoice();
  if (store?.ID === id) writeStoreChoice(choice);
}
