import { storeTimes } from '../../../fulfillment/store-times.ts';
import { greatCircleDistance } from '../../../geography/distance.ts';
import type { InvalidatingCache } from '../../../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Warehouse } from '../../../shipping/delivery-days.ts';
import { readStores, type StoreRow } from '../../../stores/index.ts';
import { storeForPickup } from '../../../stores/pickup/pickup-stores.ts';
import type { PickupTime } from '../../../stores/pickup/pickup-time.ts';
import type { BasketSnapshot } from '../../snapshot.ts';
import { isInStoreShipment, isPickupShipment } from '../line-location.ts';
import { shipmentIdsOf } from '../shipment-ids.ts';

/** Maximum number of stores that are suggested in place of one that has no pickup any more. */
const maxAlternatives = 3;

export interface LoadedPickup {
  /** Pickup store; undefined if it no longer exists. */
  store: StoreRow | undefined;
  /** False if the store has lost its pickup since it was chosen, is closed, or closes before a shipment would be ready. */
  isEligible: boolean;
  /** Pickup times by shipment; empty for a store that is not eligible. */
  times: ReadonlyMap<string, PickupTime>;
  alternatives: readonly StoreRow[];
}

function timesAt(row: StoreRow | undefined, ids: readonly string[], warehouse: Warehouse, at: Date): Map<string, PickupTime> | undefined {
  if (!row) return undefined;
  const { pickup, shipToStore } = storeTimes([storeForPickup(row, at)], warehouse, at);
  const times = new Map<string, PickupTime>();
  for (const id of ids) {
    const time = (isInStoreShipment(id) ? pickup : shipToStore).get(row.id);
    if (!time) return undefined;
    times.set(id, time);
  }
  return times;
}

function nearestTo(store: StoreRow | undefined, stores: StoreRow[]): StoreRow[] {
  const distanceOf = (row: StoreRow) => (store ? greatCircleDistance(store, row, 'mi') : 0);
  return stores.sort((one, other) => distanceOf(one) - distanceOf(other) || (one.id < other.id ? -1 : 1)).slice(0, maxAlternatives);
}

/** Returns the pickup shipments of lines from which nothing could be collected at the store. At most one statement, none without pickup. */
export async function shipmentsWithoutPickup(
  queryable: Queryable,
  cache: InvalidatingCache | undefined,
  lines: readonly { shipmentId: string }[],
  { storeId, warehouse, at }: { storeId: string | null; warehouse: Warehouse; at: Date },
): Promise<ReadonlySet<string>> {
  const ids = new Set(lines.map(({ shipmentId }) => shipmentId).filter(isPickupShipment));
  if (ids.size === 0) return ids;
  const store = (await readStores(queryable, cache)).find(({ id }) => id === storeId);
  return new Set([...ids].filter((id) => !timesAt(store, [id], warehouse, at)));
}

interface PickupQuery {
  snapshot: BasketSnapshot;
  /** Warehouse from which items are sent to the store. */
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
  const times = timesAt(store, ids, warehouse, at);
  if (times) return { store, isEligible: true, times, alternatives: [] };
  const eligible = stores.filter((row) => timesAt(row, ids, warehouse, at));
  return { store, isEligible: false, times: new Map(), alternatives: nearestTo(store, eligible) };
}
