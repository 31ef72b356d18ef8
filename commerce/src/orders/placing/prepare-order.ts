import type { Basket } from '@outfitter/contract';
import { basketNotFound } from '../../basket/basket-access.ts';
import { type BasketServices, basketServicesOf, type LoadedBasket, loadBasket } from '../../basket/load-basket.ts';
import { localizeBasket } from '../../basket/presentation/localize-basket.ts';
import { presentBasket } from '../../basket/presentation/present-basket.ts';
import { withExternalQuotes } from '../../basket/pricing/external-quotes.ts';
import { readBasket } from '../../basket/read-basket.ts';
import { liveCacheOf } from '../../basket/reference-data/live-cache.ts';
import { readReferenceData } from '../../basket/reference-data/read-reference-data.ts';
import { isPickupShipment, locationOfLine } from '../../basket/shipment/line-location.ts';
import { type BasketKey, lockSnapshot, placingMark, saveShownTotal } from '../../basket/snapshot.ts';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { type Demand, reserve } from '../../inventory/reserve.ts';
import { cardAttemptLimiterOf } from '../../payments/card-attempts.ts';
import { paymentProviderOf } from '../../payments/configured-provider.ts';
import { runCombinedWrites } from '../../platform/database/combined-writes.ts';
import { resultInTransaction, type Transaction } from '../../platform/database/database.ts';
import type { IdempotentCall } from '../../platform/http/idempotency/idempotent-call.ts';
import { newId } from '../../platform/ids.ts';
import { type Failure, failure, ok, type Result } from '../../platform/result.ts';
import type { AttemptOrigin } from '../../platform/security/attempt-limit.ts';
import { orderDocument, orderLinesOf } from '../documents/order-document.ts';
import { generateOrderNumber } from '../order-number.ts';
import { type OrderRow, orderOfBasket } from '../order-queries.ts';
import { reservationMilliseconds } from '../order-state.ts';
import { orderInserts } from '../order-writes.ts';
import { authorizationRequest } from '../payment-queries.ts';
import { publishReservedStock } from '../publish-stock.ts';
import { ownSalesOrigin } from '../sales-origins.ts';
import { checkReadiness, type ReadinessError } from './check-readiness.ts';
import { reachStep } from './order-steps.ts';

/** `existing`: the basket has an order already. */
export interface Prepared {
  kind: 'existing' | 'prepared';
  order: OrderRow;
}

export interface PrepareRequest {
  expectedMinor: number | undefined;
  locale: string | undefined;
  idempotentCall: IdempotentCall;
  /** Origin of the card. */
  origin: AttemptOrigin;
}

export type PrepareError = ReadinessError | 'BasketNotFoundException' | 'TooManyRequestsException';

/** The basket is not ready for an order. The transaction still commits, because it has saved the new total as shown. */
interface NotReady {
  kind: 'not-ready';
  failure: Failure<ReadinessError>;
}

type OrderDraft = Pick<PrepareRequest, 'locale' | 'origin'> & { orderId: string; now: Date };

function orderOf(loaded: LoadedBasket, shown: Basket, { orderId, locale, origin, now }: OrderDraft): OrderRow {
  const { basket } = loaded.snapshot;
  const orderNo = generateOrderNumber();
  const document = orderDocument(loaded, shown, { id: orderId, orderNo, at: now, locale });
  return {
    customerGroupId: basket.customerGroupId,
    id: orderId,
    orderNo,
    basketId: basket.id,
    customerId: basket.customerId,
    // A free order has no payment to wait for.
    status: document.payment ? 'authorising' : 'authorised',
    currency: basket.currency,
    totalMinor: loaded.totals.totalMinor,
    email: basket.email ?? '',
    document,
    flash: [],
    attempt: 1,
    isExtended: false,
    reservedUntil: new Date(now.getTime() + reservationMilliseconds),
    createdAt: now,
    updatedAt: now,
    placedAt: null,
    salesOrigin: ownSalesOrigin,
    isImported: false,
    pickups: {},
    attemptNetworks: (document.payment && origin.networks) ?? null,
  };
}

/** Returns the demand of a basket; what the shopper collects has to be there now. */
function demandOf({ lines, snapshot }: LoadedBasket): Demand[] {
  return lines.map(({ item }) => ({
    skuId: item.skuId,
    locationId: locationOfLine(item, snapshot.basket.pickupStoreId),
    quantity: item.quantity,
    isNowOnly: isPickupShipment(item.shipmentId),
  }));
}

async function createOrder(
  deps: CommerceDependencies,
  tx: Transaction,
  loaded: LoadedBasket,
  draft: OrderDraft,
): Promise<Result<OrderRow, 'ProductItemNotAvailableException' | 'order-number-taken'>> {
  const { basket } = loaded.snapshot;
  const { orderId, locale, now } = draft;
  const lines = orderLinesOf(loaded);
  // Read the translations before the stock is locked, to hold that lock as briefly as possible.
  const shown = await localizeBasket(tx, presentBasket(loaded), locale, liveCacheOf(deps));
  const order = orderOf(loaded, shown, draft);
  const reserved = await reserve(tx, orderId, demandOf(loaded), now);
  if (!reserved.ok) return reserved;
  await publishReservedStock(tx, reserved.value, now);
  const { numbered } = await runCombinedWrites(tx, 'create_order', {
    ...orderInserts(order, lines),
    placing: placingMark({ customerGroupId: basket.customerGroupId, basketId: basket.id }, now),
    requested: order.document.payment ? authorizationRequest(order, paymentProviderOf(deps).id, now) : undefined,
  });
  return numbered === 1 ? ok(order) : failure('order-number-taken', `the order number ${order.orderNo} is taken`);
}

/**
 * Prepares an order, the first of three steps, in one transaction: locks the basket, reprices it, compares the total with the one the
 * shopper saw, reserves the stock, and writes the order and the record of its payment request. Lock order, here and everywhere: basket,
 * stock by key, order. `ProductItemNotAvailableException`: another order took the stock first; everything is rolled back, as
 * it is while the shopper or the network has to pause (`TooManyRequestsException`).
 */
export async function prepareOrder(
  deps: CommerceDependencies,
  key: BasketKey,
  request: PrepareRequest,
): Promise<Result<Prepared, PrepareError>> {
  for (;;) {
    const prepared = await prepareOnce(deps, key, request);
    if (prepared.ok || prepared.error !== 'order-number-taken') return prepared as Result<Prepared, PrepareError>;
  }
}

async function prepareOnce(
  deps: CommerceDependencies,
  key: BasketKey,
  { expectedMinor, locale, idempotentCall, origin }: PrepareRequest,
): Promise<Result<Prepared, PrepareError | 'order-number-taken'>> {
  const now = deps.clock.now();
  // Of names, images and tax classes; everything else that decides the total is read in the transaction.
  const cache = liveCacheOf(deps);
  const orderId = newId();
  const pause = cardAttemptLimiterOf(deps).pauseBuckets(origin);

  async function prepare(
    tx: Transaction,
    services: BasketServices,
  ): Promise<Result<Prepared | NotReady, PrepareError | 'order-number-taken'>> {
    await idempotentCall.claim(tx);
    const snapshot = await lockSnapshot(tx, key);
    if (!snapshot) return basketNotFound(key.basketId);
    if (snapshot.basket.status !== 'open') {
      const order = await orderOfBasket(tx, key);
      if (!order) throw new Error(`the basket ${key.basketId} is ${snapshot.basket.status} without an order`);
      return ok({ kind: 'existing', order });
    }
    const { bucketLevels, ...referenceData } = await readReferenceData(tx, snapshot, pause.all, now);
    const loaded = await loadBasket(tx, snapshot, services, now, { ...referenceData, cache });
    const readiness = checkReadiness(loaded, expectedMinor);
    if (!readiness.ok) {
      await saveShownTotal(tx, key, loaded.totals.totalMinor);
      return ok({ kind: 'not-ready', failure: readiness });
    }
    // The card may have been added before the pause began.
    const unpaused = loaded.totals.totalMinor > 0 ? pause.check(bucketLevels) : ok();
    if (!unpaused.ok) return unpaused;
    await reachStep(deps, 'preparing', orderId);
    const created = await createOrder(deps, tx, loaded, { orderId, locale, origin, now });
    return created.ok ? ok({ kind: 'prepared', order: created.value }) : created;
  }

  const prepared = await withExternalQuotes(basketServicesOf(deps), (services) =>
    resultInTransaction(deps.database.db, (tx) => prepare(tx, services)),
  );
  if (!prepared.ok) return prepared.error === 'ProductItemNotAvailableException' ? withBasket(deps, key, prepared) : prepared;
  const { value } = prepared;
  if (value.kind === 'not-ready') return value.failure;
  if (value.kind === 'prepared') await reachStep(deps, 'prepared', orderId);
  return ok(value);
}

async function withBasket(
  deps: CommerceDependencies,
  key: BasketKey,
  failed: Failure<PrepareError | 'order-number-taken'>,
): Promise<Failure<PrepareError | 'order-number-taken'>> {
  const basket = await readBasket(deps, key);
  return basket.ok ? { ...failed, arguments: { ...failed.arguments, basket: basket.value } } : basket;
}
