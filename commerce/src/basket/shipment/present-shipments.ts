import { type Address, type Basket, homeShipmentId, type ShippingMethod } from '@outfitter/contract';
import { toMajor } from '../../platform/money.ts';
import { presentDeadline } from '../../shipping/holiday-deadline.ts';
import type { ShippingQuote } from '../../shipping/shipping-methods.ts';
import type { StoreRow } from '../../stores/index.ts';
import { homeShipmentOf } from '../basket-lines.ts';
import type { LoadedBasket } from '../load-basket.ts';
import { isInStoreShipment, isPickupShipment } from './line-location.ts';
import type { Delivery, Parcel } from './parcels.ts';
import { presentContact } from './pickup/pickup-contact.ts';
import { presentPickupMethod } from './pickup/pickup-methods.ts';
import { shipmentIdsOf } from './shipment-ids.ts';

type Shipment = Basket['shipments'][number];

/** Presents a method with its dates. Nobody has to order today for the dates of a backorder, so they have no deadline. */
function presentMethod(method: ShippingQuote, { promises, isWaiting }: Delivery): ShippingMethod {
  const promise = promises.get(method.methodId);
  return {
    id: method.methodId,
    name: method.name,
    description: method.description,
    price: toMajor(method.amountMinor),
    ...(method.carrier ? { c_carrier: method.carrier } : {}),
    ...(promise ? { c_arrivesFrom: promise.from, c_arrivesTo: promise.to } : {}),
    ...(promise && !isWaiting ? { c_orderBefore: promise.orderBefore.toISOString() } : {}),
    ...(promise?.holiday ? { c_holiday: presentDeadline(promise.holiday) } : {}),
  };
}

/** Returns the methods that the shopper can choose, each at the price that it would cost. */
export function presentOfferedMethods({ totals, delivery }: Pick<LoadedBasket, 'totals' | 'delivery'>): ShippingMethod[] {
  return totals.methods.map((method) => ({
    ...presentMethod(method, delivery),
    price: toMajor(totals.methodMinor.get(method.methodId) ?? method.amountMinor),
  }));
}

function presentParcel(
  { lineIds, isBackordered, promise }: Parcel,
  defaultMethod: ShippingQuote | undefined,
): NonNullable<Shipment['c_parcels']>[number] {
  const { methodId, name, carrier } = defaultMethod ?? {};
  return {
    itemIds: lineIds,
    backorder: isBackordered,
    ...(isBackordered && methodId && name ? { c_shippingMethod: { id: methodId, name, ...(carrier ? { c_carrier: carrier } : {}) } } : {}),
    ...(promise ? { c_arrivesFrom: promise.from, c_arrivesTo: promise.to } : {}),
  };
}

function promiseDate({ parcels }: Delivery, isAvailableFirst: boolean, method: ShippingMethod | undefined): string | undefined {
  return parcels && isAvailableFirst ? parcels.backordered.promise?.to : method?.c_arrivesTo;
}

/** Returns the total of a shipment's merchandise after discounts. */
function productTotalOf({ lines, totals }: LoadedBasket, shipmentId: string): number {
  const own = lines.filter(({ item }) => item.shipmentId === shipmentId);
  return toMajor(own.reduce((sum, { item }) => sum + (totals.lineAfterDiscountMinor.get(item.id) ?? 0), 0));
}

function presentHome(loaded: LoadedBasket): Shipment {
  const { snapshot, totals, delivery } = loaded;
  const shipment = homeShipmentOf(snapshot);
  const address = shipment?.address;
  const isAvailableFirst = shipment?.shipAvailableFirst ?? false;
  const method = totals.isMethodChosen && totals.method ? presentMethod(totals.method, delivery) : undefined;
  const arrivesBy = method && promiseDate(delivery, isAvailableFirst, method);
  const { parcels } = delivery;
  return {
    shipmentId: homeShipmentId,
    productTotal: productTotalOf(loaded, homeShipmentId),
    shippingTotal: toMajor(totals.shippingAfterDiscountMinor),
    ...(address ? { shippingAddress: address } : {}),
    ...(method ? { shippingMethod: method } : {}),
    c_isBOPIS: false,
    ...(shipment?.isGift ? { gift: true } : {}),
    ...(shipment?.giftMessage ? { giftMessage: shipment.giftMessage } : {}),
    ...(arrivesBy ? { c_promiseDate: arrivesBy } : {}),
    ...(parcels
      ? {
          c_shipAvailableFirst: isAvailableFirst,
          c_parcels: [parcels.available, parcels.backordered].map((parcel) => presentParcel(parcel, totals.defaultMethod)),
        }
      : {}),
  };
}

function storeAddress({ name, address: { countryCode, address2, ...address } }: StoreRow): Address {
  return {
    ...address,
    ...(address2 ? { address2 } : {}),
    countryCode: countryCode as NonNullable<Address['countryCode']>,
    addressName: name,
    c_isStoreAddress: true,
  };
}

/** Presents the shipment of a pickup (FULFIL-002). */
function presentPickup(loaded: LoadedBasket, shipmentId: string): Shipment {
  const { pickup, snapshot } = loaded;
  const store = pickup?.store;
  const isInStore = isInStoreShipment(shipmentId);
  const time = pickup?.times.get(shipmentId);
  return {
    shipmentId,
    productTotal: productTotalOf(loaded, shipmentId),
    shippingTotal: 0,
    ...(store ? { shippingAddress: storeAddress(store) } : {}),
    shippingMethod: presentPickupMethod(isInStore ? 'in-store-pickup' : 'ship-to-store', pickup),
    c_isBOPIS: true,
    ...(time ? { c_promiseDate: time.date } : {}),
    ...(time && isInStore ? { c_readyBy: time.readyBy.toISOString() } : {}),
    ...presentContact(snapshot.basket.pickupContact),
    ...(snapshot.basket.pickupStoreId ? { c_pickupStoreID: snapshot.basket.pickupStoreId } : {}),
    ...(store?.storeIdExt ? { c_pickupStoreIDExt: store.storeIdExt } : {}),
    ...(store ? { c_pickupStoreName: store.name, c_pickupStoreCity: store.address.city, c_pickupStoreTimeZone: store.timeZone } : {}),
  };
}

export function presentShipments(loaded: LoadedBasket): Shipment[] {
  const { lines, snapshot } = loaded;
  const ids = shipmentIdsOf(
    lines.map(({ item }) => item),
    snapshot.shipments,
  );
  return ids.map((id) => (isPickupShipment(id) ? presentPickup(loaded, id) : presentHome(loaded)));
}
