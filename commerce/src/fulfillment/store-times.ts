import type { Warehouse } from '../shipping/delivery-days.ts';
import { type PickupTime, pickupReady } from '../stores/pickup/pickup-time.ts';
import { choosePickupStore, type StoreForPickup } from '../stores/pickup/store-for-pickup.ts';
import { transferReady } from './transfer-time.ts';

/**
 * Times at which something is ready at each store, by both ways to collect it. Stores without pickup, or with nothing ever ready, are
 * missing.
 */
export interface StoreTimes {
  pickup: ReadonlyMap<string, PickupTime>;
  shipToStore: ReadonlyMap<string, PickupTime>;
}

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
