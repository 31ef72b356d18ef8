/**
 * The only way forward for an order. Browser, return page, sweeper and whoever gives it up all enter here, at once if they like: every step
 * is a conditional move in the database or a call to the provider under one key.
 */

import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import type { PaymentResult } from '../../payments/payment-provider.ts';
import type { FailureReason } from '../failure-messages.ts';
import { extendReservation, keyOf, type OrderKey, type OrderRow, readOrder, touchOrder } from '../order-queries.ts';
import { pendingOrderAction, reservationMilliseconds } from '../order-state.ts';
import { authorizePayment, beginAuthorization, queryPaymentStatus, recordAuthorized, recordChallenge } from './authorize-payment.ts';
import { failOrder } from './fail-order.ts';
import { finishOrder } from './finish-order.ts';

/** What is wanted of an order that waits for its shopper: to wait on, or to be given up unless it is paid by now. */
type PendingPolicy = 'wait' | 'give-up';

/** The order as it has moved on; `again`: look at it anew; `stop`: nothing more can be done now. */
type Outcome = OrderRow | 'again' | 'stop';

/** More than the longest way from `created` to its end. */
const stepsMost = 8;

function isOverdue(order: OrderRow, now: Date): boolean {
  return order.reservedUntil !== null && now >= order.reservedUntil;
}

async function fail(deps: CommerceDependencies, order: OrderRow, reason: FailureReason, refusal?: PaymentResult): Promise<Outcome> {
  await failOrder(deps, order, reason, refusal);
  return 'again';
}

async function goOnFrom(deps: CommerceDependencies, order: OrderRow, answer: PaymentResult, wish: PendingPolicy): Promise<Outcome> {
  switch (answer.state) {
    case 'authorised':
    case 'captured':
      return (await recordAuthorized(deps, order, answer)) ?? 'again';
    case 'refused':
      return fail(deps, order, answer.reason === 'voided' ? 'timed_out' : answer.reason, answer);
    case 'voided':
      return fail(deps, order, 'timed_out', answer);
    case 'challenge':
      if (order.status === 'awaiting_shopper') return wish === 'give-up' ? fail(deps, order, 'given_up') : waitForShopper(deps, order);
      await recordChallenge(deps, order, answer);
      return 'stop';
    case 'none':
      // The provider has nothing although it was asked: whatever still comes is barred by the void.
      return fail(deps, order, 'processor_error');
  }
}

async function waitForShopper(deps: CommerceDependencies, order: OrderRow): Promise<Outcome> {
  const now = deps.clock.now();
  const patience = pendingOrderAction(order, now);
  if (patience === 'give-up') return fail(deps, order, 'timed_out');
  if (patience === 'extend')
    await extendReservation(deps.database.db, keyOf(order), new Date(now.getTime() + reservationMilliseconds), now);
  else await touchOrder(deps.database.db, keyOf(order), now);
  return 'stop';
}

async function pay(deps: CommerceDependencies, order: OrderRow, isMine: boolean): Promise<Outcome> {
  if (isMine) {
    const asked = await authorizePayment(deps, order);
    return asked.state === 'unknown' ? 'stop' : goOnFrom(deps, order, asked, 'wait');
  }
  // Somebody else began and may have died before or after asking: what the provider knows decides.
  const known = await queryPaymentStatus(deps, order);
  if (known.state === 'unknown') return 'stop';
  if (known.state !== 'none') return goOnFrom(deps, order, known, 'wait');
  if (isOverdue(order, deps.clock.now())) return fail(deps, order, 'timed_out');
  return pay(deps, order, true);
}

async function confirm(deps: CommerceDependencies, order: OrderRow, wish: PendingPolicy): Promise<Outcome> {
  const known = await queryPaymentStatus(deps, order);
  return known.state === 'unknown' ? 'stop' : goOnFrom(deps, order, known, wish);
}

async function finish(deps: CommerceDependencies, order: OrderRow): Promise<Outcome> {
  const outcome = await finishOrder(deps, order);
  if (outcome === 'coupon-taken') return fail(deps, order, 'coupon_redeemed');
  return outcome === 'elsewhere' ? 'again' : outcome;
}

/** One step from where the order stands; `undefined` where it is at its end. */
function stepOf(deps: CommerceDependencies, order: OrderRow, isMine: boolean, wish: PendingPolicy): Promise<Outcome> | undefined {
  if (order.status === 'authorising') return pay(deps, order, isMine);
  if (order.status === 'awaiting_shopper') return confirm(deps, order, wish);
  if (order.status === 'authorised') return finish(deps, order);
  if (order.status === 'created') return fail(deps, order, 'timed_out');
  return undefined;
}

/**
 * Brings an order as far as it can go now, and answers how it stands then. With the wish `give-up`, one that still waits
 * for its shopper fails; the provider is asked first, so that one paid in the meantime is finished instead.
 */
export async function advanceOrder(deps: CommerceDependencies, key: OrderKey, wish: PendingPolicy = 'wait'): Promise<OrderRow> {
  const read = () => readOrder(deps.database.db, key);
  let isMine = false;
  let order = await read();
  for (let step = 1; ; step++) {
    if (!order) throw new Error(`there is no order ${key.orderId}`);
    if (step > stepsMost) return order;
    if (order.status === 'created' && !isOverdue(order, deps.clock.now())) {
      const begun = await beginAuthorization(deps, order);
      isMine = begun !== undefined;
      order = begun ?? (await read());
      continue;
    }
    const outcome = await stepOf(deps, order, isMine, wish);
    if (outcome === undefined) return order;
    if (outcome === 'stop') return (await read()) ?? order;
    order = outcome === 'again' ? await read() : outcome;
  }
}
