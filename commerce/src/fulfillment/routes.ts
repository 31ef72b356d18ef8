import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { cacheAvailability } from './cached-availability.ts';
import { configuredAvailability } from './configured-availability.ts';
import { storeInventory } from './store-inventory.ts';

export function routes(deps: CommerceDependencies): BoundRoute[] {
  const promises = configuredAvailability(deps);
  const cachedPromises = cacheAvailability(promises);
  return [
    bind(endpoints.getCartAtp, ({ body, clock }) => cachedPromises.cartAtp(body, clock.now())),
    bind(endpoints.getStoreInventory, async ({ query: { store, product, quantity = 1 }, clock }) =>
      valueOrFault(await storeInventory(deps, promises, { storeId: store, skuId: product, quantity }, clock.now())),
    ),
  ];
}
