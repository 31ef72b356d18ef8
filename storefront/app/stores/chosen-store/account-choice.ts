/** The chosen store in the customer's account. */
import { changeCustomer } from '../../customer/index.ts';
import { undefinedIfNotFound } from '../../platform/loaders/loader-errors.ts';
import { getShopper, readCurrentCustomer } from '../../platform/session/index.ts';
import { toChosenStore } from './chosen-store.ts';
import { isUnsynchronized, readStoredChoice, writeStoredChoice } from './stored-choice.ts';

/** Saves the device's choice. After a failure it stays unsaved, and the next page tries again. */
export async function saveToAccount(customerId: string): Promise<void> {
  const { store } = readStoredChoice();
  if (!store) return;
  try {
    await changeCustomer((client) => client.updateCustomer({ params: { customerId }, body: { c_preferredStoreID: store.ID } }));
  } catch {
    return;
  }
  // The shopper may have chosen another one meanwhile.
  const current = readStoredChoice();
  if (current.store?.ID === store.ID && current.customerId === customerId) writeStoredChoice({ store: current.store, customerId });
}

/** After a sign-in: the account's store becomes that of the device; an empty account takes the choice of the guest. */
export async function synchronizeWithAccount(customerId: string, locale: string): Promise<void> {
  const { store, isUnsaved, ...choice } = readStoredChoice();
  if (isUnsaved && choice.customerId === customerId) return saveToAccount(customerId);
  const { client, customerClient } = getShopper();
  const { c_preferredStoreID: id } = await customerClient.getCustomer({ params: { customerId } });
  const saved = id ? await undefinedIfNotFound(client.getStore({ query: { id, locale } })) : undefined;
  const customer = readCurrentCustomer();
  // Meanwhile the customer may have signed out, or chosen a store.
  if (customer.kind === 'guest' || customer.customerId !== customerId || !isUnsynchronized(customerId) || readStoredChoice().isUnsaved)
    return;
  if (saved) {
    writeStoredChoice({ store: toChosenStore(saved), customerId });
    return;
  }
  // The store of another customer of this device is not this one's.
  const isOfGuest = choice.customerId === undefined;
  writeStoredChoice({ ...(store && isOfGuest ? { store, isUnsaved: true as const } : {}), customerId });
  if (store && isOfGuest) await saveToAccount(customerId);
}
