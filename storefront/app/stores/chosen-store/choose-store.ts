import { CallError, type Store } from '@outfitter/contract/client';
import { getBasketStore, readStoredBasket, setPickupStore } from '../../basket/index.ts';
import { saveToAccount } from './account-choice.ts';
import { readCustomerId } from './stored-choice.ts';
import { toChosenStore, writeChoice } from './write-choice.ts';

/** A basket that is gone has no items to pick up. */
async function setStoreOfBasket(store: Store): Promise<void> {
  const basket = readStoredBasket();
  if (!basket || !store.bopisEnabled || basket.c_pickupStoreID === store.ID) return;
  try {
    await getBasketStore().change(setPickupStore(store.ID));
  } catch (error) {
    if (!(error instanceof CallError && error.type === 'BasketNotFoundException')) throw error;
  }
}

/**
 * Makes it the shopper's store, in which the items of the basket are picked up, if it has pickup. Rejects if the basket cannot be changed;
 * nothing is chosen then. A customer's account follows; if that fails, it is tried again with the next page.
 */
export async function chooseStore(store: Store): Promise<void> {
  await setStoreOfBasket(store);
  const customerId = readCustomerId();
  const chosen = { store: toChosenStore(store) };
  if (customerId === undefined) {
    writeChoice(chosen);
    return;
  }
  writeChoice({ ...chosen, customerId, isUnsaved: true });
  void saveToAccount(customerId);
}
