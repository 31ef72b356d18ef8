import { changeCustomer, saveSerially } from '../../customer/index.ts';
import { undefinedIfNotFound } from '../../platform/loaders/loader-errors.ts';
import { getShopper, readRegisteredCustomerId } from '../../platform/session/index.ts';
import { readStoreChoice } from './store-choice.ts';
import { toChosenStore, writeStoreChoice } from './write-store-choice.ts';

/** Saves the device's choice. After a failure it stays unsaved, and the next page tries again. */
export function saveToAccount(customerId: string): Promise<void> {
  return saveSerially('chosen store', () => save(customerId));
}

async function save(customerId: string): Promise<void> {
  const { store, isUnsaved, customerId: owner } = readStoreChoice();
  // The save before this one may have had the same store, or the customer may have signed out.
  if (!store || !isUnsaved || owner !== customerId) return;
  try {
    await changeCustomer((client) => client.updateCustomer({ params: { customerId }, body: { c_preferredStoreID: store.ID } }));
  } catch {
    return;
  }
  // The shopper may have chosen another one meanwhile.
  const current = readStoreChoice();
  if (current.store?.ID === store.ID && current.customerId === customerId) writeStoreChoice({ store: current.store, customerId });
}

/** Synchronizes the chosen store. After a sign-in the account's store becomes that of the device; after a sign-out it leaves the device. */
export async function synchronizeStoreChoice(locale: string): Promise<void> {
  const customerId = readRegisteredCustomerId();
  const choice = readStoreChoice();
  if (customerId === undefined) {
    if (choice.customerId !== undefined) writeStoreChoice({});
  } else if (choice.customerId !== customerId) await adoptFromAccount(customerId, locale);
  else if (choice.isUnsaved) await saveToAccount(customerId);
}

/** Takes the store of the account. An empty account takes the choice of the guest, not that of another customer. */
async function adoptFromAccount(customerId: string, locale: string): Promise<void> {
  const { client, customerClient } = getShopper();
  const { c_preferredStoreID: id } = await customerClient.getCustomer({ params: { customerId } });
  const saved = id ? await undefinedIfNotFound(client.getStore({ query: { id, locale } })) : undefined;
  const { store, customerId: owner } = readStoreChoice();
  // Meanwhile the customer may have signed out, or chosen a store.
  if (readRegisteredCustomerId() !== customerId || owner === customerId) return;
  if (saved) {
    writeStoreChoice({ store: toChosenStore(saved), customerId });
    return;
  }
  const isOfGuest = store && owner === undefined;
  writeStoreChoice(isOfGuest ? { store, customerId, isUnsaved: true } : { customerId });
  if (isOfGuest) await saveToAccount(customerId);
}
