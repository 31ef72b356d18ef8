import { failure, type Result } from '../../../platform/result.ts';
import { readPickupStores } from '../../../stores/pickup/pickup-stores.ts';
import { choosePickupStore, type StoreForPickup } from '../../../stores/pickup/store-for-pickup.ts';
import type { BasketChange } from '../../change/change-basket.ts';

export type PickupStoreException = 'StoreNotSelectedException' | 'StoreNotEligibleException';

/** Returns the store at which items of a basket can be picked up: the given one, or that of the basket (FULFIL-004, FULFIL-005). */
export async function requirePickupStore(
  { tx, cache, snapshot, now }: BasketChange,
  storeId: string | undefined,
): Promise<Result<StoreForPickup, PickupStoreException>> {
  const id = storeId ?? snapshot.basket.pickupStoreId;
  const stores = id === null ? undefined : await readPickupStores(tx, now, cache);
  const store = choosePickupStore(stores?.get(id ?? ''));
  return store.ok ? store : failure(`${store.error}Exception`, store.message, id === null ? {} : { storeId: id });
}
