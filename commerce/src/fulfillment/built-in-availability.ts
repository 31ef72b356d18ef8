/** Availability from the shop's own stock, stores and shipping methods: the built-in adapter. */
import { type CartAtpRequest, defaultCountryOf } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { isKnownPostalCode } from '../geography/known-postal-code.ts';
import { readLocationStock } from '../inventory/location-stock.ts';
import { warehouse } from '../inventory/warehouse.ts';
import type { Currency } from '../platform/money.ts';
import { promiseServiceOf } from '../shipping/configured-promise-service.ts';
import type { DeliveryPromise } from '../shipping/delivery-promise.ts';
import { applicableMethods, readShippingRates } from '../shipping/shipping-methods.ts';
import { readPickupStores } from '../stores/pickup/pickup-stores.ts';
import type { PickupTime } from '../stores/pickup/pickup-time.ts';
import type { AvailabilityPromises } from './availability-promises.ts';
import { type AvailabilitySettings, readAvailabilitySettings } from './availability-settings.ts';
import { type EvaluatedLine, evaluateLines } from './evaluate-lines.ts';
import { inStockDateOf, latestInStockDate } from './latest-in-stock-date.ts';
import { presentCartAtp } from './present-cart-atp.ts';
import { type StoreTimes, storeTimes } from './store-times.ts';
import { transferReady } from './transfer-time.ts';

/**
 * Returns the destination of a call, and whether it exists: a postal code that is not assigned in its country has no dates (FULFIL-017). The
 * call names no currency: its rates are in the shop's default one.
 */
async function destinationOf({ Address, RequestDetails }: CartAtpRequest, { defaultPostalCode }: AvailabilitySettings, currency: Currency) {
  const homeCountry = defaultCountryOf(currency);
  const countryCode = Address?.Country ?? RequestDetails.find(({ Country }) => Country)?.Country ?? homeCountry;
  const stated = Address?.PostalCode?.trim();
  const isKnown = !stated || (await isKnownPostalCode(stated, countryCode));
  const postalCode = stated || (countryCode === homeCountry ? defaultPostalCode : undefined);
  return { isKnown, countryCode, ...(postalCode === undefined ? {} : { postalCode }) };
}

/** Returns when items sent to each store are ready: later than `readyAt` if some are on backorder, and unknown if their date is. */
function transferTimes(
  lines: readonly EvaluatedLine[],
  { shipToStore: readyAt }: StoreTimes,
  timeAfter: (storeId: string, inStockDate: string) => PickupTime | undefined,
): Map<string, PickupTime> {
  const times = new Map(readyAt);
  for (const id of readyAt.keys()) {
    const units = lines.flatMap(({ detail, shipToStore }) => (shipToStore?.quantity && detail.StoreId === id ? [shipToStore] : []));
    const inStockDate = latestInStockDate(units);
    if (inStockDate === undefined) continue;
    const time = inStockDate === 'unknown' ? undefined : timeAfter(id, inStockDate);
    if (time) times.set(id, time);
    else times.delete(id);
  }
  return times;
}

/** Creates the adapter. Four statements at most, whatever the number of lines and stores; one if everything but the stock is cached. */
export function createBuiltInAvailability(deps: CommerceDependencies): AvailabilityPromises {
  const { database, cache, settings } = deps;
  return {
    async cartAtp(request, at) {
      const { db } = database;
      const preferences = await readAvailabilitySettings(db, cache);
      const stores = await readPickupStores(db, at, cache);
      const skuIds = request.RequestDetails.map(({ ItemId }) => ItemId);
      const storeIds = request.RequestDetails.flatMap(({ StoreId }) => StoreId ?? []);
      const stockAt = await readLocationStock(db, skuIds, [warehouse, ...storeIds], preferences.storeSafetyStock);
      const requestedStores = [...new Set(storeIds)].flatMap((id) => stores.get(id) ?? []);
      const readyAt = storeTimes(requestedStores, settings.warehouse, at);
      const lines = evaluateLines(request.RequestDetails, stockAt, readyAt);
      const { isKnown, ...destination } = await destinationOf(request, preferences, settings.defaultCurrency);
      const shipped = lines.flatMap(({ detail, shipping }) => (shipping?.quantity ? [{ detail, shipping }] : []));
      const rates = shipped.length === 0 ? [] : await readShippingRates(db, destination.countryCode, settings.defaultCurrency, cache);
      const methods = applicableMethods(rates, Number.POSITIVE_INFINITY);
      const promises =
        methods.length === 0 || !isKnown
          ? new Map<string, DeliveryPromise>()
          : await promiseServiceOf(deps).promise({
              at,
              destination,
              methods,
              lines: shipped.map(({ detail, shipping }) => {
                const inStockDate = inStockDateOf(shipping);
                return { skuId: detail.ItemId, quantity: shipping.quantity, ...(inStockDate === 'now' ? {} : { inStockDate }) };
              }),
            });
      const shipToStore = transferTimes(lines, readyAt, (id, inStockDate) => {
        const store = stores.get(id);
        return store && transferReady(store, settings.warehouse, at, inStockDate);
      });
      return presentCartAtp({ lines, methods, promises, times: { pickup: readyAt.pickup, shipToStore } });
    },
  };
}
