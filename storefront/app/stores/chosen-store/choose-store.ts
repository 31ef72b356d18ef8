import { CallError, type Store } from '@outfitter/contract/client';
import { getBasketStore, readStoredBasket, setPickupStore } from '../../basket/index.ts';
import { readRegisteredCustomerId } from '../../platform/session/index.ts';
import { saveToAccount } from './account-store-choice.ts';
import type { ChosenStore } from './chosen-store.ts';
import { readChosenStore } from './store-choice.ts';
import { toChosenStore, writeStoreChoice } from './write-store-choice.ts';

/** Sets the store of the basket. A basket that is gone has no items to pick up. */
async function setStoreOfBasket(store: Store, onUndone: () => void): Promise<void> {
  const basket = readStoredBasket();
  if (!basket || store.c_pickupStatus !== 'offered' || basket.c_pickupStoreID === store.ID) return;
  try {
    await getBasketStore().change(setPickupStore(store.ID, onUndone));
  } catch (error) {
    if (!(error instanceof CallError && error.type === 'BasketNotFoundException')) throw error;
  }
}

/** Stores the choice. A customer's account is updated, too; if that fails, the next page tries again. */
function storeChoice(store: ChosenStore): void {
  const customerId = readRegisteredCustomerId();
  if (customerId === undefined) {
    writeStoreChoice({ store });
    return;
  }
  writeStoreChoice({ store, customerId, isUnsaved: true });
  void saveToAccount(customerId);
}

/** Makes a store to which the basket has moved the shopper's store; nothing changes if the basket has moved on since. */
export async function chooseStoreOfBasket(store: Store): Promise<void> {
  if (readStoredBasket()?.c_pickupStoreID === store.ID) storeChoice(toChosenStore(store));
}

/**
 * Makes a store the shopper's store. Items of the basket are picked up there, if it takes pickups now. Rejects if the basket cannot be
 * changed; nothing is chosen then. If the shopper undoes the change of the basket, the previous choice is restored, if there was one.
 */
export async function chooseStore(store: Store): Promise<void> {
  const previous = readChosenStore();
  await setStoreOfBasket(store, () => {
    if (previous) storeChoice(previous);
  });
  storeChoice(toChosenStore(store));
}
