import type { Store } from '@outfitter/contract';
import { cached, type InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { openingStatus } from './opening-status.ts';
import { stores } from './tables.ts';

type StoreRow = typeof stores.$inferSelect;

/** What every answer made from the stores depends on. */
export const storesKey = 'stores';

const byPlace = (one: StoreRow, other: StoreRow) =>
  one.address.countryCode === other.address.countryCode
    ? one.address.stateCode.localeCompare(other.address.stateCode) || one.address.city.localeCompare(other.address.city)
    : // The United States before Canada.
      other.address.countryCode.localeCompare(one.address.countryCode);

/** All stores, by country, state and city; one statement, or none where the process remembers them. */
export function readStores(queryable: Queryable, cache: InvalidatingCache | undefined): Promise<StoreRow[]> {
  return cached(cache, 'stores', [storesKey], async () => (await queryable.select().from(stores)).sort(byPlace));
}

/** A store as the wire has it, with what its door says at `now` and until when. */
export function presentStore(row: StoreRow, now: Date): { store: Store; until: Date } {
  const { status, weekday, until } = openingStatus(row, now);
  const store: Store = {
    ID: row.id,
    name: row.name,
    bopisEnabled: row.hasPickup,
    isOpen: row.isOpen,
    address: { ...row.address, latitude: row.latitude, longitude: row.longitude },
    contact: { phone: row.phone, email: row.email },
    hours: row.hours,
    tzTimeZone: row.timeZone,
    c_blurb: row.blurb,
    c_door: status,
    c_weekday: weekday,
  };
  return { store, until };
}
