import { basketNotFound } from '../../basket/basket-access.ts';
import { withExternalQuotes } from '../../basket/external-quotes.ts';
import { type BasketServices, basketServicesOf, type LoadedBasket, loadBasket } from '../../basket/load-basket.ts';
import { localizeBasket } from '../../basket/localize-basket.ts';
import { presentBasket } from '../../basket/present-basket.ts';
import { readBasket } from '../../basket/read-basket.ts';
import { type BasketKey, lockSnapshot, markPlacing, saveShownTotal } from '../../basket/snapshot.ts';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { reserve } from '../../inventory/reserve.ts';
import { resultInTransaction, type Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { type Failure, ok, type Result } from '../../platform/result.ts';
import { announceSoldOut } from '../announce-stock.ts';
import { orderDocument, orderLinesOf } from '../order-document.ts';
import { generateOrderNumber } from '../order-number.ts';
import { claimOrderNumber, insertOrder, type OrderKey, type OrderRow, orderOfBasket } from '../order-queries.ts';
import { reservationMilliseconds } from '../order-state.ts';
import { checkReadiness, type ReadinessError } from './check-readiness.ts';
import { reachStep } from './order-steps.ts';

export type Prepared = { kind: 'existing'; order: OrderRow } | { kind: 'prepared'; key: OrderKey };

export type PrepareError = ReadinessError | 'BasketNotFoundException';

/** The basket is not ready for an order. The transaction still commits, because it has saved the new total as shown. */
interface NotReady {
  kind: 'not-ready';
  failure: Failure<ReadinessError>;
}

async function numberFor(tx: Transaction, key: OrderKey): Promise<string> {
  for (;;) {
    const orderNo = generateOrderNumber();
    if (await claimOrderNumber(tx, orderNo, key)) return orderNo;
  }
}

async function createOrder(
  tx: Transaction,
  loaded: LoadedBasket,
  key: OrderKey,
  locale: string | undefined,
  now: Date,
): Promise<Result<undefined, 'ProductItemNotAvailableException'>> {
  const { basket } = loaded.snapshot;
  const lines = orderLinesOf(loaded);
  // Read the translations before the stock is locked, to hold that lock as briefly as possible.
  const shown = await localizeBasket(tx, presentBasket(loaded), locale);
  const reserved = await reserve(tx, key.orderId, lines, now);
  if (!reserved.ok) return reserved;
  await announceSoldOut(tx, reserved.value, now);
  const orderNo = await numberFor(tx, key);
  const row = {
    customerGroupId: key.customerGroupId,
    id: key.orderId,
    orderNo,
    basketId: basket.id,
    customerId: basket.customerId,
    status: 'created' as const,
    currency: basket.currency,
    totalMinor: loaded.totals.totalMinor,
    email: basket.email ?? '',
    document: orderDocument(loaded, shown, { id: key.orderId, orderNo, at: now, locale }),
    reservedUntil: new Date(now.getTime() + reservationMilliseconds),
    createdAt: now,
    updatedAt: now,
  };
  await insertOrder(tx, row, lines);
  return ok();
}

/**
 * Prepares an order, the first of three steps, in one transaction: locks the basket, reprices it, compares the total with the one the
 * shopper saw, reserves the stock and writes the order as `created`. Lock order, here and everywhere: basket, stock by key, order.
 * `ProductItemNotAvailableException`: another order took the stock first; everything is rolled back.
 */
export async function prepareOrder(
  deps: CommerceDependencies,
  key: BasketKey,
  expectedMinor: number | undefined,
  locale: string | undefined,
): Promise<Result<Prepared, PrepareError>> {
  const now = deps.clock.now();
  const orderId = newId();

  async function prepare(tx: Transaction, services: BasketServices): Promise<Result<Prepared | NotReady, PrepareError>> {
    const snapshot = await lockSnapshot(tx, key);
    if (!snapshot) return basketNotFound(key.basketId);
    if (snapshot.basket.status !== 'open') {
      const order = await orderOfBasket(tx, key);
      if (!order) throw new Error(`the basket ${key.basketId} is ${snapshot.basket.status} without an order`);
      return ok({ kind: 'existing', order });
    }
    const loaded = await loadBasket(tx, snapshot, services, now);
    const readiness = checkReadiness(loaded, expectedMinor);
    if (!readiness.ok) {
      await saveShownTotal(tx, key, loaded.totals.totalMinor);
      return ok({ kind: 'not-ready', failure: readiness });
    }
    await reachStep(deps, 'preparing', orderId);
    const orderKey = { customerGroupId: key.customerGroupId, orderId };
    const created = await createOrder(tx, loaded, orderKey, locale, now);
    if (!created.ok) return created;
    await markPlacing(tx, key, now);
    return ok({ kind: 'prepared', key: orderKey });
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
  failed: Failure<PrepareError>,
): Promise<Failure<PrepareError | 'BasketNotFoundException'>> {
  const basket = await readBasket(deps, key);
  return basket.ok ? { ...failed, arguments: { ...failed.arguments, basket: basket.value } } : basket;
}
