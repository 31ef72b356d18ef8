import type { Warehouse } from '../shipping/delivery-days.ts';
import { type PickupTime, pickupReady } from '../stores/pickup/pickup-time.ts';
import { choosePickupStore, type StoreForPickup } from '../stores/pickup/store-for-pickup.ts';
import { transferReady } from './transfer-time.ts';

/** When something is ready at each store, by the two ways to collect it. A store is missing where that is never, or where it has no pickup. */
export interface StoreTimes {
  pickup: ReadonlyMap<string, PickupTime>;
  shipToStore: ReadonlyMap<string, PickupTime>;
}

/** Returns the times of items that are in stock now. */
export function storeTimes(stores: readonly StoreForPickup[], origin: Warehouse, at: Date): StoreTimes {
  const eligible = stores.filter((store) => choosePickupStore(store).ok);
  const timesBy = (time: (store: StoreForPickup) => PickupTime | undefined) =>
    new Map(
      eligible.flatMap((store) => {
        const found = time(store);
        return found ? [[store.id, found] as const] : [];
      }),
    );
  return {
    pickup: timesBy((store) => pickupReady(store, at)),
    shipToStore: timesBy((store) => transferReady(store, origin, at)),
  };
}
