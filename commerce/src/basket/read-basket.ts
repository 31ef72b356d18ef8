import type { Basket } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { Queryable } from '../platform/database/database.ts';
import { ok, type Result } from '../platform/result.ts';
import { type Country, shippingCountryOf } from '../shared/postal-address/regions.ts';
import { requireReadable } from './basket-access.ts';
import { homeShipmentOf } from './basket-lines.ts';
import { basketServicesOf, type LoadedBasket, loadBasket } from './load-basket.ts';
import { presentBasket } from './presentation/present-basket.ts';
import { liveCacheOf } from './reference-data/live-cache.ts';
import { type BasketKey, readSnapshot, saveShownTotal } from './snapshot.ts';

/**
 * Reads and prices a basket. With a `country` other than that of its address, prices it for a destination in that country of which nothing
 * else is known.
 */
export async function readLoadedBasket(
  deps: CommerceDependencies,
  key: BasketKey,
  country?: Country,
): Promise<Result<LoadedBasket, 'BasketNotFoundException'>> {
  const { db } = deps.database;
  const stored = requireReadable(await readSnapshot(db, key), key);
  if (!stored.ok) return stored;
  const { basket, shipments } = stored.value;
  const isOtherCountry = country !== undefined && country !== shippingCountryOf(homeShipmentOf(stored.value)?.address, basket.currency);
  const snapshot = isOtherCountry
    ? { ...stored.value, shipments: shipments.map((shipment) => ({ ...shipment, address: { countryCode: country } })) }
    : stored.value;
  return ok(await loadBasket(db, snapshot, basketServicesOf(deps), deps.clock.now(), { cache: liveCacheOf(deps) }));
}

/** Reads a basket for its shopper and saves the displayed total: an order placed without an expected total may not cost more. */
export async function readBasket(deps: CommerceDependencies, key: BasketKey): Promise<Result<Basket, 'BasketNotFoundException'>> {
  const loaded = await readLoadedBasket(deps, key);
  return loaded.ok ? ok(await showBasket(deps.database.db, loaded.value)) : loaded;
}

export async function showBasket(queryable: Queryable, loaded: LoadedBasket): Promise<Basket> {
  const { basket } = loaded.snapshot;
  const { totalMinor } = loaded.totals;
  if (basket.shownTotalMinor !== totalMinor) {
    await saveShownTotal(queryable, { customerGroupId: basket.customerGroupId, basketId: basket.id }, totalMinor);
  }
  return presentBasket(loaded);
}
