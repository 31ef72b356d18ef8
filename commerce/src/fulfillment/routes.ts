import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { cacheAvailability } from './cached-availability.ts';
import { configuredAvailability } from './configured-availability.ts';
import { withInStoreStock } from './in-store-stock.ts';
import { storeInventory } from './store-inventory.ts';
import { storePickup } from './store-pickup.ts';

export function routes(deps: CommerceDependencies): BoundRoute[] {
  const promises = withInStoreStock(configuredAvailability(deps), deps);
  const cachedPromises = cacheAvailability(promises);
  return [
    bind(endpoints.getCartAtp, ({ body, clock }) => cachedPromises.cartAtp(body, clock.now())),
    bind(endpoints.getStoreInventory, async ({ query: { store, product, quantity = 1 }, clock }) =>
      valueOrFault(await storeInventory(deps, promises, { storeId: store, skuId: product, quantity }, clock.now())),
    ),
    bind(endpoints.getStorePickup, async ({ query: { store, products }, clock }) =>
      valueOrFault(await storePickup(deps, { storeId: store, styleIds: products.split(',') }, clock.now())),
    ),
  ];
}
