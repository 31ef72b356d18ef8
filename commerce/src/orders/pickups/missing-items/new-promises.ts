import { homeShipmentId } from '@outfitter/contract';
import { transferReady } from '../../../fulfillment/transfer-time.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Currency } from '../../../platform/money.ts';
import type { Warehouse } from '../../../shipping/delivery-days.ts';
import { createStockPromise } from '../../../shipping/delivery-promise.ts';
import { applicableMethods, readShippingRates } from '../../../shipping/shipping-methods.ts';
import { findStore } from '../../../stores/index.ts';
import { storeForPickup } from '../../../stores/pickup/pickup-stores.ts';
import type { OrderRow } from '../../order-queries.ts';
import type { PickupRequest } from '../pickup-request.ts';
import type { StoredPickup } from '../queries.ts';

interface PickupPromise {
  readyBy: Date;
  /** Local date of the store. */
  promisedOn: string;
}

/**
 * Returns when a pickup is ready whose missing items the warehouse sends at `now`: like any item that it sends to the store, and never
 * before an earlier promise. Undefined for a store that does not open any more, which leaves the promise as it is.
 */
async function transferPromise(
  tx: Transaction,
  { storeId, readyBy, promisedOn }: StoredPickup,
  warehouse: Warehouse,
  now: Date,
): Promise<PickupPromise | undefined> {
  const store = await findStore(tx, undefined, storeId);
  const time = store && transferReady(storeForPickup(store, now), warehouse, now);
  if (!time) return undefined;
  // Items that the shopper has had sent to the store are promised by a day only.
  const isLater = readyBy ? readyBy < time.readyBy : promisedOn === null || promisedOn < time.date;
  return isLater ? { readyBy: time.readyBy, promisedOn: time.date } : undefined;
}

/**
 * Returns the day by which missing items that the warehouse ships at `now` arrive at the address of the order, by its shipping method and
 * the calendar of the shop. Undefined if the method no longer exists.
 */
async function arrivalOfMissingItems(
  tx: Transaction,
  { document, currency }: OrderRow,
  warehouse: Warehouse,
  now: Date,
): Promise<string | undefined> {
  const home = document.answer.shipments.find(({ shipmentId }) => shipmentId === homeShipmentId);
  const { shippingAddress: address, shippingMethod: method } = home ?? {};
  if (!address?.countryCode || !method) return undefined;
  const rates = await readShippingRates(tx, address.countryCode, currency as Currency);
  const promises = await createStockPromise(warehouse).promise({
    at: now,
    destination: { countryCode: address.countryCode, ...(address.postalCode ? { postalCode: address.postalCode } : {}) },
    methods: applicableMethods(rates, Number.POSITIVE_INFINITY),
    lines: [],
  });
  return promises.get(method.id)?.to;
}

/** Promises that a decision about missing items makes. */
export interface NewPromises {
  /** The new promise of the whole pickup, after a transfer. */
  transfer?: PickupPromise | undefined;
  arrivesBy?: string | undefined;
}

interface PromisedPickup {
  pickup: StoredPickup;
  order: OrderRow;
  warehouse: Warehouse;
}

export async function newPromises(
  tx: Transaction,
  { pickup, order, warehouse }: PromisedPickup,
  { command, now }: PickupRequest,
): Promise<NewPromises> {
  if (command.action !== 'short') return {};
  if (command.choice === 'transfer') return { transfer: await transferPromise(tx, pickup, warehouse, now) };
  return command.choice === 'ship' ? { arrivesBy: await arrivalOfMissingItems(tx, order, warehouse, now) } : {};
}
