import type { InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { toLocalTime } from '../shared/local-time.ts';
import { isClosedOn, openingOn, readStores, type StoreRow } from '../stores/index.ts';
import type { StoreForPickup } from './store-for-pickup.ts';

export function storeForPickup(store: StoreRow, now: Date): StoreForPickup {
  const { id, timeZone, preparationMinutes, transferDays } = store;
  const today = toLocalTime(now, timeZone).toPlainDate().toString();
  return {
    id,
    timeZone,
    preparationMinutes,
    transferDays,
    acceptsPickup: store.hasPickup && !store.closedPermanently && !isClosedOn(store.closedOverride, today),
    openingsOn(day) {
      const opening = openingOn(store, day);
      return opening ? [opening] : [];
    },
  };
}

/** Reads the stores as pickup sees them, by id. */
export async function readPickupStores(
  queryable: Queryable,
  now: Date,
  cache: InvalidatingCache | undefined,
): Promise<ReadonlyMap<string, StoreForPickup>> {
  const rows = await readStores(queryable, cache);
  return new Map(rows.map((row) => [row.id, storeForPickup(row, now)]));
}
