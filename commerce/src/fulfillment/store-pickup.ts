import type { StorePickup } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { readStoreStockOfStyles } from '../inventory/store-stock-of-styles.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { readPickupStores } from '../stores/pickup/pickup-stores.ts';
import { pickupReady } from '../stores/pickup/pickup-time.ts';
import { readAvailabilitySettings } from './availability-settings.ts';

export interface StorePickupRequest {
  storeId: string;
  styleIds: readonly string[];
}

/**
 * Returns which styles a store has now, and when they can be picked up, if it takes pickups; no styles of a closed store. Counts the
 * shop's own stock, also where an order-management service promises single items. One statement, if stores and settings are cached.
 */
export async function storePickup(
  { database: { db }, cache }: CommerceDependencies,
  { storeId, styleIds }: StorePickupRequest,
  at: Date,
): Promise<Result<StorePickup, 'NotFoundException'>> {
  const store = (await readPickupStores(db, at, cache)).get(storeId);
  if (!store) return failure('NotFoundException', `No store with the id '${storeId}'.`, { id: storeId });
  if (store.isClosed) return ok({ store: storeId, products: [] });
  const time = store.pickupStatus === 'offered' ? pickupReady(store, at) : undefined;
  const { storeSafetyStock } = await readAvailabilitySettings(db, cache);
  const styles = await readStoreStockOfStyles(db, [...new Set(styleIds)], storeId, storeSafetyStock);
  return ok({
    store: storeId,
    ...(time ? { group: time.group, pickupDate: time.date, readyBy: time.readyBy.toISOString() } : {}),
    products: styles.map(({ styleId, skus, available }) => ({ id: styleId, variants: skus, available })),
  });
}
