/** Loads and prices a basket, in a fixed number of statements; none for reference data that is cached. */
import { defaultCountryOf } from '@outfitter/contract';
import type { SkuDetails } from '../catalog/find-skus.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { type Availability, availability } from '../inventory/availability.ts';
import type { InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Currency } from '../platform/money.ts';
import type { ChosenPrice } from '../pricing/price-skus.ts';
import { findCoupons } from '../promotions/coupons.ts';
import { listPromotions } from '../promotions/list-promotions.ts';
import { shippingCountryOf } from '../shared/postal-address/regions.ts';
import { promiseServiceOf } from '../shipping/configured-promise-service.ts';
import type { Warehouse } from '../shipping/delivery-days.ts';
import type { PromiseService } from '../shipping/delivery-promise.ts';
import { ratesReaching, readShippingRates } from '../shipping/shipping-methods.ts';
import { taxServiceOf } from '../tax/configured-tax-service.ts';
import type { TaxQuote, TaxRequest, TaxService } from '../tax/tax-service.ts';
import { findShortages, homeShipmentOf, type LineDemand } from './basket-lines.ts';
import { type BasketFacts, type BasketTotals, sumBasket, taxRequestsOf, totalBasket } from './pricing/price-basket.ts';
import type { ReferenceData } from './reference-data/read-reference-data.ts';
import { findSellableSkus, type SellableSku } from './reference-data/sellable-skus.ts';
import { isInStoreShipment, isPickupShipment } from './shipment/line-location.ts';
import { type LineStock, lineStockOf, readStoreStock, type SkuStock } from './shipment/line-stock.ts';
import { type Delivery, promiseDelivery } from './shipment/parcels.ts';
import { type LoadedPickup, loadPickup } from './shipment/pickup/loaded-pickup.ts';
import type { BasketItemRow, BasketSnapshot } from './snapshot.ts';

export interface LoadedLine {
  item: BasketItemRow;
  sku: SkuDetails;
  price: ChosenPrice;
  /** Price of one unit; the chosen amount of a gift card. */
  unitMinor: number;
  availability: Availability;
}

export interface LoadedBasket {
  snapshot: BasketSnapshot;
  currency: Currency;
  lines: LoadedLine[];
  totals: BasketTotals;
  delivery: Delivery;
  pickup: LoadedPickup | undefined;
  shortages: Map<string, LineDemand>;
}

/** Data of all SKUs of a basket that the caller has read already. */
export interface ReadSkus {
  sellable?: ReadonlyMap<string, SellableSku>;
  /** Stock of the warehouse. */
  stock?: SkuStock;
  storeStock?: SkuStock;
}

export interface LoadOptions extends ReadSkus, Partial<ReferenceData> {
  /** Cache of SKUs, prices, rates and promotions. Without it they are read from the database. */
  cache?: InvalidatingCache | undefined;
}

export interface BasketServices {
  tax: TaxService;
  promises: PromiseService;
  warehouse: Warehouse;
}

export function basketServicesOf(deps: CommerceDependencies): BasketServices {
  return { tax: taxServiceOf(deps), promises: promiseServiceOf(deps), warehouse: deps.settings.warehouse };
}

/** Returns the lines without those whose SKUs are no longer in the catalog or have no price (BASKET-009). */
async function sellableLines(queryable: Queryable, snapshot: BasketSnapshot, at: Date, options: LoadOptions): Promise<LoadedLine[]> {
  const { cache } = options;
  const skuIds = [...new Set(snapshot.items.map((item) => item.skuId))];
  const currency = snapshot.basket.currency as Currency;
  const sellable = options.sellable ?? (await findSellableSkus(queryable, skuIds, currency, at, cache, options.prices));
  const stockOf = await lineStock(queryable, snapshot, skuIds, options);
  return snapshot.items.flatMap((item) => {
    const found = sellable.get(item.skuId);
    const unitMinor = item.giftCard?.valueMinor ?? found?.price.unitMinor ?? 0;
    return found ? [{ item, ...found, unitMinor, availability: stockOf(item) }] : [];
  });
}

async function lineStock(
  queryable: Queryable,
  { basket, items }: BasketSnapshot,
  skuIds: readonly string[],
  options: LoadOptions,
): Promise<LineStock> {
  const stock = options.stock ?? (await availability(queryable, skuIds));
  const inStore = items.filter(({ shipmentId }) => isInStoreShipment(shipmentId)).map(({ skuId }) => skuId);
  if (inStore.length === 0) return lineStockOf(stock, new Map());
  return lineStockOf(stock, options.storeStock ?? (await readStoreStock(queryable, options.cache, inStore, basket.pickupStoreId)));
}

function isShipped({ item, sku }: LoadedLine): boolean {
  return !isPickupShipment(item.shipmentId) && (sku.taxClass !== 'gift_card' || item.giftCard?.type !== 'email');
}

async function factsOf(
  queryable: Queryable,
  snapshot: BasketSnapshot,
  lines: readonly LoadedLine[],
  pickup: LoadedPickup | undefined,
  at: Date,
  options: LoadOptions,
): Promise<BasketFacts> {
  const { cache } = options;
  const currency = snapshot.basket.currency as Currency;
  const shipment = homeShipmentOf(snapshot);
  const address = shipment?.address;
  const codes = snapshot.coupons.map((coupon) => coupon.code);
  const rates = options.rates ?? (await readShippingRates(queryable, shippingCountryOf(address, currency), currency, cache));
  const { countryCode = defaultCountryOf(currency), stateCode, postalCode } = address ?? {};
  const found = await findCoupons(queryable, codes);
  return {
    currency,
    at,
    lines: lines.map((line) => ({
      id: line.item.id,
      quantity: line.item.quantity,
      unitMinor: line.unitMinor,
      taxClass: line.sku.taxClass,
      isPickup: isPickupShipment(line.item.shipmentId),
      isShipped: isShipped(line),
    })),
    promotions: options.promotions ?? (await listPromotions(queryable, cache)),
    coupons: codes.flatMap((code) => found.find((coupon) => coupon.code === code) ?? []),
    rates: ratesReaching(address, rates),
    shippingMethodId: shipment?.shippingMethodId ?? undefined,
    destination: stateCode === undefined ? undefined : { countryCode, stateCode, postalCode },
    pickupDestination: pickup?.store?.address,
  };
}

function deliveryOf(services: BasketServices, snapshot: BasketSnapshot, lines: readonly LoadedLine[], totals: BasketTotals, at: Date) {
  const shipment = homeShipmentOf(snapshot);
  const { countryCode = defaultCountryOf(snapshot.basket.currency), postalCode } = shipment?.address ?? {};
  return promiseDelivery(services.promises, {
    at,
    destination: { countryCode, postalCode },
    methods: totals.methods,
    methodId: totals.method?.methodId,
    defaultMethodId: totals.defaultMethod?.methodId,
    isAvailableFirst: shipment?.shipAvailableFirst ?? false,
    lines: lines.filter(isShipped).map(({ item, availability: level }) => ({
      id: item.id,
      skuId: item.skuId,
      quantity: item.quantity,
      ...(item.quantity > level.availableNow ? { inStockDate: level.inStockDate ?? 'unknown' } : {}),
    })),
  });
}

async function quoteTax(tax: TaxService, requests: readonly TaxRequest[]): Promise<TaxQuote[]> {
  const quotes: TaxQuote[] = [];
  for (const request of requests) quotes.push(await tax.quote(request));
  return quotes;
}

export async function loadBasket(
  queryable: Queryable,
  snapshot: BasketSnapshot,
  services: BasketServices,
  at: Date,
  options: LoadOptions = {},
): Promise<LoadedBasket> {
  const lines = await sellableLines(queryable, snapshot, at, options);
  const pickup = await loadPickup(queryable, options.cache, { snapshot, warehouse: services.warehouse, at });
  const facts = await factsOf(queryable, snapshot, lines, pickup, at, options);
  const sums = sumBasket(facts);
  const totals = totalBasket(sums, await quoteTax(services.tax, taxRequestsOf(facts, sums)));
  return {
    snapshot,
    currency: facts.currency,
    lines,
    totals,
    delivery: await deliveryOf(services, snapshot, lines, totals, at),
    pickup,
    shortages: findShortages(
      lines.map(({ item, availability: level }) => ({
        lineId: item.id,
        skuId: item.skuId,
        shipmentId: item.shipmentId,
        requested: item.quantity,
        available: level.availableToPromise,
      })),
    ),
  };
}
