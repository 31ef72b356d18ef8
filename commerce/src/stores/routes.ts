import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { geocoderOf } from '../geography/configured-geocoder.ts';
import { Fault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { findStores } from './find-stores.ts';
import { presentStore } from './present-store.ts';
import { findStore, readStores, storesKey } from './read-stores.ts';

/** Message of an unknown store (ERROR-050). */
const notFoundMessage = 'Store not found';

export function routes(deps: CommerceDependencies): BoundRoute[] {
  const { db } = deps.database;
  const { cache } = deps;
  const geocoder = geocoderOf(deps);
  return [
    bind(endpoints.getStores, async ({ query: { locale }, clock, dependsOn, validUntil }) => {
      const rows = await readStores(db, cache);
      dependsOn(storesKey);
      const data = rows.flatMap((row) => {
        if (row.closedPermanently) return [];
        const { store, until } = presentStore(row, clock.now(), locale);
        validUntil(until);
        return store;
      });
      return { count: data.length, data };
    }),
    bind(endpoints.getStore, async ({ query: { id, locale }, clock, dependsOn, validUntil }) => {
      const row = await findStore(db, cache, id);
      dependsOn(storesKey);
      if (!row) throw new Fault('StoreNotFoundException', notFoundMessage, { id });
      const { store, until } = presentStore(row, clock.now(), locale);
      validUntil(until);
      return store;
    }),
    bind(endpoints.findStores, async ({ query, clock, dependsOn, validUntil }) => {
      const { pickup, open } = query;
      const search = { ...query, hasPickup: pickup === 'true', isOpen: open === 'true', locale: query.locale };
      const { stores, total, unit, until } = findStores(await readStores(db, cache), search, clock.now());
      dependsOn(storesKey);
      for (const time of until) validUntil(time);
      return { count: stores.length, total, unit, data: stores };
    }),
    bind(endpoints.geocodeAddress, async ({ query: { address } }) => {
      const stores = (await readStores(db, cache)).filter(({ closedPermanently }) => !closedPermanently);
      const [first, ...others] = await geocoder.geocode(address, stores);
      if (!first) throw new Fault('StoreNotFoundException', notFoundMessage, { address });
      return { latitude: first.latitude, longitude: first.longitude, count: others.length + 1, data: [first, ...others] };
    }),
  ];
}
