import { storeForPickup } from '../../fulfillment/pickup-stores.ts';
import { type PickupTime, pickupReady } from '../../fulfillment/pickup-time.ts';
import { choosePickupStore } from '../../fulfillment/store-for-pickup.ts';
import { transferReady } from '../../fulfillment/transfer-time.ts';
import { greatCircleDistance } from '../../geography/distance.ts';
import type { InvalidatingCache } from '../../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Warehouse } from '../../shipping/delivery-days.ts';
import { readStores, type StoreRow } from '../../stores/index.ts';
import type { BasketSnapshot } from '../snapshot.ts';
import { isInStoreShipment, isPickupShipment } from './line-location.ts';
import { shipmentIdsOf } from './shipment-ids.ts';

/** Stores that are suggested in place of one that has no pickup any more. */
const maxAlternatives = 3;

/** Where and when the items of a basket are picked up. */
export interface LoadedPickup {
  /** Undefined if the store no longer exists. */
  store: StoreRow | undefined;
  /** False if the store has lost its pickup, or is closed, since it was chosen. */
  isEligible: boolean;
  /** By shipment; none of a store that is not eligible. */
  times: ReadonlyMap<string, PickupTime>;
  /** The nearest stores with pickup, if the store is not eligible. */
  alternatives: readonly StoreRow[];
}

function alternativesTo(store: StoreRow | undefined, stores: readonly StoreRow[], at: Date): StoreRow[] {
  const eligible = stores.filter((row) => choosePickupStore(storeForPickup(row, at)).ok);
  const distanceOf = (row: StoreRow) => (store ? greatCircleDistance(store, row, 'mi') : 0);
  return eligible.sort((one, other) => distanceOf(one) - distanceOf(other) || (one.id < other.id ? -1 : 1)).slice(0, maxAlternatives);
}

interface PickupQuery {
  snapshot: BasketSnapshot;
  /** From which items are sent to the store. */
  warehouse: Warehouse;
  at: Date;
}

/** Reads the pickup of a basket; undefined if it has no pickup shipment. At most one statement. */
export async function loadPickup(
  queryable: Queryable,
  cache: InvalidatingCache | undefined,
  { snapshot: { basket, items, shipments }, warehouse, at }: PickupQuery,
): Promise<LoadedPickup | undefined> {
  const ids = shipmentIdsOf(items, shipments).filter(isPickupShipment);
  if (ids.length === 0) return undefined;
  const stores = await readStores(queryable, cache);
  const store = stores.find(({ id }) => id === basket.pickupStoreId);
  const chosen = choosePickupStore(store && storeForPickup(store, at));
  if (!chosen.ok) return { store, isEligible: false, times: new Map(), alternatives: alternativesTo(store, stores, at) };
  const timeOf = (id: string) => (isInStoreShipment(id) ? pickupReady(chosen.value, at) : transferReady(chosen.value, warehouse, at));
  const times = ids.flatMap((id) => {
    const time = timeOf(id);
    return time ? [[id, time] as const] : [];
  });
  return { store, isEligible: true, times: new Map(times), alternatives: [] };
}
