/** Availability from the shop's own stock, stores and shipping methods: the built-in adapter. */
import { type CartAtpRequest, defaultCountryOf } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { readLocationStock } from '../inventory/location-stock.ts';
import { warehouse } from '../inventory/warehouse.ts';
import type { Currency } from '../platform/money.ts';
import { promiseServiceOf } from '../shipping/configured-promise-service.ts';
import type { Warehouse } from '../shipping/delivery-days.ts';
import type { DeliveryPromise } from '../shipping/delivery-promise.ts';
import { applicableMethods, readShippingRates } from '../shipping/shipping-methods.ts';
import type { AvailabilityPromises } from './availability-promises.ts';
import { type AvailabilitySettings, readAvailabilitySettings } from './availability-settings.ts';
import { type EvaluatedLine, evaluateLines } from './evaluate-lines.ts';
import { inStockDateOf, latestInStockDate } from './latest-in-stock-date.ts';
import { readPickupStores } from './pickup-stores.ts';
import { type PickupTime, pickupReady } from './pickup-time.ts';
import { presentCartAtp } from './present-cart-atp.ts';
import type { StoreForPickup } from './store-for-pickup.ts';
import { transferReady } from './transfer-time.ts';

/** The call names no currency: its rates are in the shop's default one. */
function destinationOf({ Address, RequestDetails }: CartAtpRequest, { defaultPostalCode }: AvailabilitySettings, currency: Currency) {
  const homeCountry = defaultCountryOf(currency);
  const countryCode = Address?.Country ?? RequestDetails.find(({ Country }) => Country)?.Country ?? homeCountry;
  const postalCode = Address?.PostalCode?.trim() || (countryCode === homeCountry ? defaultPostalCode : undefined);
  return { countryCode, ...(postalCode === undefined ? {} : { postalCode }) };
}

function shipToStoreTime(store: StoreForPickup, origin: Warehouse, lines: readonly EvaluatedLine[], at: Date): PickupTime | undefined {
  const units = lines.flatMap(({ detail, shipToStore }) => (shipToStore?.quantity && detail.StoreId === store.id ? [shipToStore] : []));
  const inStockDate = latestInStockDate(units);
  if (inStockDate === 'unknown') return undefined;
  return transferReady(store, origin, at, inStockDate);
}

export interface StoreTimes {
  pickup: ReadonlyMap<string, PickupTime>;
  shipToStore: ReadonlyMap<string, PickupTime>;
}

function storeTimes(stores: ReadonlyMap<string, StoreForPickup>, origin: Warehouse, lines: readonly EvaluatedLine[], at: Date): StoreTimes {
  const asked = new Set(lines.flatMap(({ detail }) => detail.StoreId ?? []));
  const timesBy = (time: (store: StoreForPickup) => PickupTime | undefined) =>
    new Map(
      [...asked].flatMap((id) => {
        const store = stores.get(id);
        const found = store && time(store);
        return found ? [[id, found] as const] : [];
      }),
    );
  return {
    pickup: timesBy((store) => pickupReady(store, at)),
    shipToStore: timesBy((store) => shipToStoreTime(store, origin, lines, at)),
  };
}

/** Four statements at most, whatever the number of lines and stores; one if everything but the stock is cached. */
export function createOwnAvailability(deps: CommerceDependencies): AvailabilityPromises {
  const { database, cache, settings } = deps;
  return {
    async cartAtp(request, at) {
      const { db } = database;
      const preferences = await readAvailabilitySettings(db, cache);
      const stores = await readPickupStores(db, at, cache);
      const skuIds = request.RequestDetails.map(({ ItemId }) => ItemId);
      const storeIds = request.RequestDetails.flatMap(({ StoreId }) => StoreId ?? []);
      const stockAt = await readLocationStock(db, skuIds, [warehouse, ...storeIds], preferences.storeSafetyStock);
      const lines = evaluateLines(request.RequestDetails, stockAt, stores);
      const destination = destinationOf(request, preferences, settings.defaultCurrency);
      const shipped = lines.flatMap(({ detail, shipping }) => (shipping?.quantity ? [{ detail, shipping }] : []));
      const rates = shipped.length === 0 ? [] : await readShippingRates(db, destination.countryCode, settings.defaultCurrency, cache);
      const methods = applicableMethods(rates, Number.POSITIVE_INFINITY);
      const promises =
        methods.length === 0
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
      return presentCartAtp({ lines, methods, promises, times: storeTimes(stores, settings.warehouse, lines, at) });
    },
  };
}
