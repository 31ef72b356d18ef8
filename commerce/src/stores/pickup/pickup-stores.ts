import type { StorePickupStatus } from '@outfitter/contract';
import type { InvalidatingCache } from '../../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { closureStatus, openingOn, openingStatus } from '../opening-status.ts';
import { readStores } from '../read-stores.ts';
import type { StoreRow } from '../tables.ts';
import { type PickupCalendar, pickupReady } from './pickup-time.ts';
import type { StoreForPickup } from './store-for-pickup.ts';

function pickupStatusOf(store: StoreRow, calendar: PickupCalendar, now: Date): StorePickupStatus {
  if (!store.hasPickup || store.closedPermanently) return 'none';
  if (closureStatus(store, now).isClosed) return 'closed';
  return pickupReady(calendar, now) ? 'offered' : 'none';
}

export function storeForPickup(store: StoreRow, now: Date): StoreForPickup {
  const { id, timeZone, preparationMinutes, transferDays } = store;
  const calendar: PickupCalendar = {
    timeZone,
    preparationMinutes,
    openingsOn(day) {
      const opening = openingOn(store, day);
      return opening ? [opening] : [];
    },
  };
  let status: StorePickupStatus | undefined;
  return {
    id,
    countryCode: store.address.countryCode,
    transferDays,
    ...calendar,
    // Computed for the stores that are asked about: every change of a basket reads them all.
    get pickupStatus() {
      status ??= pickupStatusOf(store, calendar, now);
      return status;
    },
    get isClosed() {
      return closureStatus(store, now).isClosed || openingStatus(store, now).status.is === 'closed';
    },
  };
}

export async function readPickupStores(
  queryable: Queryable,
  now: Date,
  cache: InvalidatingCache | undefined,
): Promise<ReadonlyMap<string, StoreForPickup>> {
  const rows = await readStores(queryable, cache);
  return new Map(rows.map((row) => [row.id, storeForPickup(row, now)]));
}
