import type { Basket } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { Queryable } from '../platform/database/database.ts';
import { type Country, shippingCountryOf } from './address/regions.ts';
import { requireReadable } from './basket-access.ts';
import { homeShipmentOf } from './basket-lines.ts';
import { basketServicesOf, type LoadedBasket, loadBasket } from './load-basket.ts';
import { presentBasket } from './present-basket.ts';
import { type BasketKey, readSnapshot, saveShownTotal } from './snapshot.ts';

/**
 * The basket as it stands and is priced now, for calls that need more of it than its answer; as if it went to `country`
 * where one is asked about that its address is not in.
 */
export async function readLoadedBasket(deps: CommerceDependencies, key: BasketKey, country?: Country): Promise<LoadedBasket> {
  const { db } = deps.database;
  const stored = requireReadable(await readSnapshot(db, key), key);
  const isElsewhere = country !== undefined && country !== shippingCountryOf(homeShipmentOf(stored)?.address);
  const snapshot = isElsewhere
    ? { ...stored, shipments: stored.shipments.map((shipment) => ({ ...shipment, address: { countryCode: country } })) }
    : stored;
  return loadBasket(db, snapshot, basketServicesOf(deps), deps.clock.now());
}

/** The basket's answer. Its total is kept: an order without an expected total may not cost more than the last one told. */
export async function readBasket(deps: CommerceDependencies, key: BasketKey): Promise<Basket> {
  const loaded = await readLoadedBasket(deps, key);
  return answerBasket(deps.database.db, loaded);
}

/** Presents a loaded basket and keeps the total that the shopper is told. */
async function answerBasket(queryable: Queryable, loaded: LoadedBasket): Promise<Basket> {
  const { basket } = loaded.snapshot;
  const { totalMinor } = loaded.totals;
  if (basket.shownTotalMinor !== totalMinor) {
    await saveShownTotal(queryable, { customerGroupId: basket.customerGroupId, basketId: basket.id }, totalMinor);
  }
  return presentBasket(loaded);
}
