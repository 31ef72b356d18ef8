import { cached, type InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { type StoreRow, storeColumns, stores } from './tables.ts';

export const storesKey = 'stores';

const byRegion = (one: StoreRow, other: StoreRow) =>
  one.address.countryCode === other.address.countryCode
    ? one.address.stateCode.localeCompare(other.address.stateCode) || one.address.city.localeCompare(other.address.city)
    : // The United States before Canada.
      other.address.countryCode.localeCompare(one.address.countryCode);

/** Returns all stores by country, state and city, also those that are closed for good. */
export function readStores(queryable: Queryable, cache: InvalidatingCache | undefined): Promise<StoreRow[]> {
  return cached(cache, 'stores', [storesKey], async () => (await queryable.select(storeColumns).from(stores)).sort(byRegion));
}

/** Returns a store, also one that is closed for good. */
export async function findStore(
  queryable: Queryable,
  cache: InvalidatingCache | undefined,
  id: string | null | undefined,
): Promise<StoreRow | undefined> {
  return (await readStores(queryable, cache)).find((store) => store.id === id);
}
