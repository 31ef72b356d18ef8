import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { distanceUnitOf, greatCircleDistance, roundDistance } from '../geography/distance.ts';
import { readLocationStock } from '../inventory/location-stock.ts';
import { readStores, type StoreRow } from '../stores/index.ts';
import { storeForPickup } from '../stores/pickup/pickup-stores.ts';
import { readAvailabilitySettings } from './availability-settings.ts';

/** Returns the nearest other store that takes pickups and has some units of the SKU; undefined if there is none. One statement. */
export async function nearestStoreWithStock(
  { database: { db }, cache }: CommerceDependencies,
  { from, skuId, quantity }: { from: StoreRow; skuId: string; quantity: number },
  at: Date,
) {
  const { storeSafetyStock } = await readAvailabilitySettings(db, cache);
  const others = (await readStores(db, cache)).filter(({ id }) => id !== from.id);
  const stockAt = await readLocationStock(
    db,
    [skuId],
    others.map(({ id }) => id),
    storeSafetyStock,
  );
  const unit = distanceUnitOf(from.address.countryCode);
  const nearest = others
    .map((row) => ({ row, units: stockAt(skuId, row.id).availableNow, distance: greatCircleDistance(from, row, unit) }))
    .filter(({ units }) => units > 0)
    .sort((one, other) => one.distance - other.distance)
    .find(({ row }) => storeForPickup(row, at).pickupStatus === 'offered');
  if (!nearest) return undefined;
  const { row, units, distance } = nearest;
  return { store: row.id, name: row.name, distance: roundDistance(distance), unit, available: Math.min(quantity, units) } as const;
}
