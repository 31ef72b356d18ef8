import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { Fault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { presentStore, readStores, storesKey } from './read-stores.ts';

export function routes({ database: { db }, cache }: CommerceDependencies): BoundRoute[] {
  return [
    bind(endpoints.getStores, async ({ query: { locale }, clock, dependsOn, validUntil }) => {
      const rows = await readStores(db, cache);
      dependsOn(storesKey);
      const data = rows.map((row) => {
        const { store, until } = presentStore(row, clock.now(), locale);
        validUntil(until);
        return store;
      });
      return { count: data.length, data };
    }),
    bind(endpoints.getStore, async ({ query: { id, locale }, clock, dependsOn, validUntil }) => {
      const row = (await readStores(db, cache)).find((each) => each.id === id);
      dependsOn(storesKey);
      if (!row) throw new Fault('NotFoundException', `No store with the id '${id}'.`, { id });
      const { store, until } = presentStore(row, clock.now(), locale);
      validUntil(until);
      return store;
    }),
  ];
}
