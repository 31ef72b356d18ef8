import { basketNotFound } from '../../basket/basket-access.ts';
import { type BasketServices, basketServicesOf, type LoadedBasket, loadBasket } from '../../basket/load-basket.ts';
import { localizeBasket } from '../../basket/localize-basket.ts';
import { presentBasket } from '../../basket/present-basket.ts';
import { type BasketKey, lockSnapshot, markPlacing, saveShownTotal } from '../../basket/snapshot.ts';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { reserve } from '../../inventory/reserve.ts';
import { inTransaction, type Transaction } from '../../platform/database/database.ts';
import { type Fault, valueOrFault } from '../../platform/http/fault.ts';
import { newId } from '../../platform/ids.ts';
import { announceSoldOut } from '../announce-stock.ts';
import { orderDocument, orderLinesOf } from '../order-document.ts';
import { generateOrderNumber } from '../order-number.ts';
import { claimOrderNumber, insertOrder, type OrderKey, type OrderRow, orderOfBasket } from '../order-queries.ts';
import { reservationMilliseconds } from '../order-state.ts';
import { readinessFault } from './check-readiness.ts';
import { withExternalQuotes } from './external-quotes.ts';
import { reachStep } from './order-steps.ts';

export type Prepared =
  /** The basket has an order, or somebody is placing it right now. */
  | { kind: 'existing'; order: OrderRow }
  /** The basket cannot become an order as it stands; nothing has happened but that the new total was told. */
  | { kind: 'refused'; fault: Fault }
  | { kind: 'prepared'; key: OrderKey };

async function numberFor(tx: Transaction, key: OrderKey): Promise<string> {
  for (;;) {
    const orderNo = generateOrderNumber();
    if (await claimOrderNumber(tx, orderNo, key)) return orderNo;
  }
}

async function createOrder(tx: Transaction, loaded: LoadedBasket, key: OrderKey, locale: string | undefined, now: Date): Promise<void> {
  const { basket } = loaded.snapshot;
  const lines = orderLinesOf(loaded);
  // Read before the stock is locked, for whose sake others wait.
  const shown = await localizeBasket(tx, presentBasket(loaded), locale);
  await announceSoldOut(tx, valueOrFault(await reserve(tx, key.orderId, lines, now)), now);
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
}

/**
 * The first of the three steps (design §6): in one transaction locks the basket, prices it anew, compares with what the
 * shopper saw, reserves the goods and writes the order as `created`. Locks are taken in the order basket, stock by key,
 * order, everywhere. Throws `ProductItemNotAvailableException`, everything undone, where somebody else was quicker.
 */
export async function prepareOrder(
  deps: CommerceDependencies,
  key: BasketKey,
  expectedMinor: number | undefined,
  locale: string | undefined,
): Promise<Prepared> {
  const now = deps.clock.now();
  const orderId = newId();

  async function prepare(tx: Transaction, services: BasketServices): Promise<Prepared> {
    const snapshot = await lockSnapshot(tx, key);
    if (!snapshot) throw basketNotFound(key.basketId);
    if (snapshot.basket.status !== 'open') {
      const order = await orderOfBasket(tx, key);
      if (!order) throw new Error(`the basket ${key.basketId} is ${snapshot.basket.status} without an order`);
      return { kind: 'existing', order };
    }
    const loaded = await loadBasket(tx, snapshot, services, now);
    const fault = readinessFault(loaded, expectedMinor);
    if (fault) {
      await saveShownTotal(tx, key, loaded.totals.totalMinor);
      return { kind: 'refused', fault };
    }
    await reachStep(deps, 'preparing', orderId);
    const orderKey = { customerGroupId: key.customerGroupId, orderId };
    await createOrder(tx, loaded, orderKey, locale, now);
    await markPlacing(tx, key, now);
    return { kind: 'prepared', key: orderKey };
  }

  const prepared = await withExternalQuotes(basketServicesOf(deps), (services) =>
    inTransaction(deps.database.db, (tx) => prepare(tx, services)),
  );
  if (prepared.kind === 'prepared') await reachStep(deps, 'prepared', orderId);
  return prepared;
}
