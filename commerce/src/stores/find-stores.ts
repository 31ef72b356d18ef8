import { type DistanceUnit, type Store, storeSearch } from '@outfitter/contract';
import { type Coordinates, greatCircleDistance } from '../geography/distance.ts';
import { presentStore } from './present-store.ts';
import type { StoreRow } from './tables.ts';

const kilometersPerMile = 1.609344;

export interface StoreSearch extends Coordinates {
  limit?: number | undefined;
  /** Radius in the unit; the default is 13,000 miles (STORE-004). */
  distance?: number | undefined;
  unit: DistanceUnit;
  hasPickup: boolean;
  isOpen: boolean;
  locale: string | undefined;
}

export interface FoundStores {
  stores: Store[];
  /** Stores in the radius, whatever the limit. */
  total: number;
  until: Date[];
}

/** Returns the stores in the radius, the nearest first. Stores that are closed for good are not found. */
export function findStores(rows: readonly StoreRow[], search: StoreSearch, now: Date): FoundStores {
  const { unit, limit = storeSearch.limit } = search;
  const radius = search.distance ?? (unit === 'mi' ? storeSearch.radiusMiles : storeSearch.radiusMiles * kilometersPerMile);
  const inRadius = rows
    .filter((row) => !row.closedPermanently && (row.hasPickup || !search.hasPickup))
    .map((row) => ({ row, distance: greatCircleDistance(search, row, unit) }))
    .filter(({ distance }) => distance <= radius)
    .sort((one, other) => one.distance - other.distance || (one.row.id < other.row.id ? -1 : 1))
    .map(({ row, distance }) => ({ ...presentStore(row, now, search.locale), distance }));
  const found = inRadius.filter(({ store }) => store.isOpen || !search.isOpen);
  return {
    stores: found.slice(0, limit).map(({ store, distance }) => ({
      ...store,
      address: { ...store.address, distance: Math.round(distance * 100) / 100 },
    })),
    total: found.length,
    // A store that is not listed may open and be listed then.
    until: inRadius.map(({ until }) => until),
  };
}
