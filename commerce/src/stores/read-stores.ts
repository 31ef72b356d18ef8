import type { Store } from '@outfitter/contract';
import { cached, type InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { localeCandidates } from '../shared/locale-candidates.ts';
import { openingStatus } from './opening-status.ts';
import { stores } from './tables.ts';

type StoreRow = typeof stores.$inferSelect;

export const storesKey = 'stores';

const byRegion = (one: StoreRow, other: StoreRow) =>
  one.address.countryCode === other.address.countryCode
    ? one.address.stateCode.localeCompare(other.address.stateCode) || one.address.city.localeCompare(other.address.city)
    : // The United States before Canada.
      other.address.countryCode.localeCompare(one.address.countryCode);

export function readStores(queryable: Queryable, cache: InvalidatingCache | undefined): Promise<StoreRow[]> {
  return cached(cache, 'stores', [storesKey], async () => (await queryable.select().from(stores)).sort(byRegion));
}

function blurbIn({ blurb, translations }: StoreRow, locale: string | undefined): string {
  // Rows cached by an earlier release have no translations.
  const translated = localeCandidates(locale).map((candidate) => translations?.[candidate]?.blurb);
  return translated.find(Boolean) ?? blurb;
}

export function presentStore(row: StoreRow, now: Date, locale: string | undefined): { store: Store; until: Date } {
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
    c_blurb: blurbIn(row, locale),
    c_door: status,
    c_weekday: weekday,
  };
  return { store, until };
}
