import { type DistanceUnit, type Store, storeSearch } from '@outfitter/contract';
import { type Coordinates, distanceUnitOf, greatCircleDistance, roundDistance } from '../geography/distance.ts';
import { presentStore } from './present-store.ts';
import type { StoreRow } from './tables.ts';

const kilometersPerMile = 1.609344;

export interface StoreSearch extends Coordinates {
  limit?: number | undefined;
  /** Radius in the unit; the default is 13,000 miles (STORE-004). */
  distance?: number | undefined;
  /** Unit of distances; the default is that of the country of the nearest store. */
  unit?: DistanceUnit | undefined;
  /** True to find only stores that take pickups now. */
  hasPickup: boolean;
  isOpen: boolean;
  locale: string | undefined;
}

export interface FoundStores {
  stores: Store[];
  /** Number of stores in the radius, whatever the limit. */
  total: number;
  unit: DistanceUnit;
  until: Date[];
}

function unitOf(rows: readonly StoreRow[], place: Coordinates): DistanceUnit {
  const distances = new Map(rows.map((row) => [row, greatCircleDistance(place, row, 'mi')]));
  const [nearest] = [...distances].sort(([, one], [, other]) => one - other)[0] ?? [];
  return nearest ? distanceUnitOf(nearest.address.countryCode) : 'mi';
}

/** Returns the stores in the radius, the nearest first. Stores that are closed for good are not found. */
export function findStores(rows: readonly StoreRow[], search: StoreSearch, now: Date): FoundStores {
  const existing = rows.filter(({ closedPermanently }) => !closedPermanently);
  const { unit = unitOf(existing, search), limit = storeSearch.limit } = search;
  const radius = search.distance ?? (unit === 'mi' ? storeSearch.radiusMiles : storeSearch.radiusMiles * kilometersPerMile);
  const inRadius = existing
    .map((row) => ({ row, distance: greatCircleDistance(search, row, unit) }))
    .filter(({ distance }) => distance <= radius)
    .sort((one, other) => one.distance - other.distance || (one.row.id < other.row.id ? -1 : 1))
    .map(({ row, distance }) => ({ ...presentStore(row, now, search.locale), distance }));
  const isWanted = ({ store }: { store: Store }) =>
    (store.isOpen || !search.isOpen) && (store.c_pickupStatus === 'offered' || !search.hasPickup);
  const found = inRadius.filter(isWanted);
  return {
    stores: found.slice(0, limit).map(({ store, distance }) => ({
      ...store,
      address: { ...store.address, distance: roundDistance(distance) },
    })),
    total: found.length,
    unit,
    // A store that is not listed may open, or take pickups, and be listed then.
    until: inRadius.map(({ until }) => until),
  };
}
