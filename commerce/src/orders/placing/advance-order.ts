/**
 * Advances orders through their states. Every caller (checkout, return page, sweeper, cancellation) uses this function, possibly at the
 * same time: each step is a conditional update of the order's status, or a call to the payment provider under one idempotency key.
 */
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import type { PaymentResult } from '../../payments/payment-provider.ts';
import { runWithoutDeadline } from '../../platform/load/request-budget.ts';
import type { FailureReason } from '../failure-messages.ts';
import { extendReservation, keyOf, type OrderKey, type OrderRow, readOrder, touchOrder } from '../order-queries.ts';
import { pendingOrderAction, reservationMilliseconds } from '../order-state.ts';
import { authorizePayment, beginAuthorization, queryPaymentStatus, recordAuthorized, recordChallenge } from './authorize-payment.ts';
import { failOrder } from './fail-order.ts';
import { finishOrder } from './finish-order.ts';

type PendingPolicy = 'wait' | 'cancel';

/** The advanced order; `reread`: read it again and continue; `stop`: nothing more can be done now. */
type StepOutcome = OrderRow | 'reread' | 'stop';

/** More than the longest path from `created` to a final status. */
const maxSteps = 8;

function isOverdue(order: OrderRow, now: Date): boolean {
  return order.reservedUntil !== null && now >= order.reservedUntil;
}

async function fail(deps: CommerceDependencies, order: OrderRow, reason: FailureReason, declined?: PaymentResult): Promise<StepOutcome> {
  await failOrder(deps, order, reason, declined);
  return 'reread';
}

async function applyPaymentResult(
  deps: CommerceDependencies,
  order: OrderRow,
  payment: PaymentResult,
  policy: PendingPolicy,
): Promise<StepOutcome> {
  switch (payment.state) {
    case 'authorised':
    case 'captured':
      return (await recordAuthorized(deps, order, payment)) ?? 'reread';
    case 'refused':
      return fail(deps, order, payment.reason === 'voided' ? 'timed_out' : payment.reason, payment);
    case 'voided':
      return fail(deps, order, 'timed_out', payment);
    case 'challenge':
      if (order.status === 'awaiting_shopper') return policy === 'cancel' ? fail(deps, order, 'given_up') : waitForShopper(deps, order);
      await recordChallenge(deps, order, payment);
      return 'stop';
    case 'none':
      // The request never arrived. The void of the failed order blocks it if it arrives later.
      return fail(deps, order, 'processor_error');
  }
}

async function waitForShopper(deps: CommerceDependencies, order: OrderRow): Promise<StepOutcome> {
  const now = deps.clock.now();
  const action = pendingOrderAction(order, now);
  if (action === 'expire') return fail(deps, order, 'timed_out');
  if (action === 'extend') await extendReservation(deps.database.db, keyOf(order), new Date(now.getTime() + reservationMilliseconds), now);
  else await touchOrder(deps.database.db, keyOf(order), now);
  return 'stop';
}

/** Continues the payment. `isOwner`: this call has begun the authorization and must request it; any other call only asks for its status. */
async function pay(deps: CommerceDependencies, order: OrderRow, isOwner: boolean): Promise<StepOutcome> {
  if (isOwner) {
    const payment = await authorizePayment(deps, order);
    return payment.state === 'unknown' ? 'stop' : applyPaymentResult(deps, order, payment, 'wait');
  }
  // The process that began may have died before or after the request: only the provider knows.
  const payment = await queryPaymentStatus(deps, order);
  if (payment.state === 'unknown') return 'stop';
  if (payment.state !== 'none') return applyPaymentResult(deps, order, payment, 'wait');
  if (isOverdue(order, deps.clock.now())) return fail(deps, order, 'timed_out');
  return pay(deps, order, true);
}

async function confirm(deps: CommerceDependencies, order: OrderRow, policy: PendingPolicy): Promise<StepOutcome> {
  const payment = await queryPaymentStatus(deps, order);
  return payment.state === 'unknown' ? 'stop' : applyPaymentResult(deps, order, payment, policy);
}

async function finish(deps: CommerceDependencies, order: OrderRow): Promise<StepOutcome> {
  const finished = await finishOrder(deps, order);
  if (finished.ok) return finished.value;
  return finished.error === 'coupon-redeemed' ? fail(deps, order, 'coupon_redeemed') : 'reread';
}

function takeStep(deps: CommerceDependencies, order: OrderRow, isOwner: boolean, policy: PendingPolicy): Promise<StepOutcome> | undefined {
  if (order.status === 'authorising') return pay(deps, order, isOwner);
  if (order.status === 'awaiting_shopper') return confirm(deps, order, policy);
  if (order.status === 'authorised') return finish(deps, order);
  if (order.status === 'created') return fail(deps, order, 'timed_out');
  return undefined;
}

/**
 * Advances an order as far as possible and returns it. The policy `cancel` fails an order that still waits for its shopper, after asking
 * the provider: an order paid in the meantime is finished instead. The deadline of the request does not apply, because a step that is cut
 * off after the payment would leave its outcome to the sweeper.
 */
export function advanceOrder(deps: CommerceDependencies, key: OrderKey, policy: PendingPolicy = 'wait'): Promise<OrderRow> {
  return runWithoutDeadline(() => advance(deps, key, policy));
}

async function advance(deps: CommerceDependencies, key: OrderKey, policy: PendingPolicy): Promise<OrderRow> {
  const read = () => readOrder(deps.database.db, key);
  let isOwner = false;
  let order = await read();
  for (let step = 1; ; step++) {
    if (!order) throw new Error(`there is no order ${key.orderId}`);
    if (step > maxSteps) return order;
    if (order.status === 'created' && !isOverdue(order, deps.clock.now())) {
      const begunOrder = await beginAuthorization(deps, order);
      isOwner = begunOrder !== undefined;
      order = begunOrder ?? (await read());
      continue;
    }
    const outcome = await takeStep(deps, order, isOwner, policy);
    if (outcome === undefined) return order;
    if (outcome === 'stop') return (await read()) ?? order;
    order = outcome === 'reread' ? await read() : outcome;
  }
}
