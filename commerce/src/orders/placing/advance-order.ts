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
import { type AuthorizationResult, authorizePayment, queryPaymentStatus, recordAuthorized, recordChallenge } from './authorize-payment.ts';
import { failOrder } from './fail-order.ts';
import { finishOrder, type PlacingRequest } from './finish-order.ts';
import { reachStep } from './order-steps.ts';

type PendingPolicy = 'wait' | 'cancel';

interface Advance {
  /** `cancel` fails an order that still waits for its shopper. */
  policy: PendingPolicy;
  /** The request that has prepared the order: it must request the authorization. Any other call asks for its status first. */
  owner?: PlacingRequest | undefined;
}

/** The advanced order; `reread`: read it again and continue; `stop`: nothing more can be done now. */
type StepOutcome = OrderRow | 'reread' | 'stop';

/** Maximum number of steps: more than the longest path from `created` to a final status. */
const maxSteps = 8;

function isOverdue(order: OrderRow, now: Date): boolean {
  return order.reservedUntil !== null && now >= order.reservedUntil;
}

async function fail(deps: CommerceDependencies, order: OrderRow, reason: FailureReason, payment?: PaymentResult): Promise<StepOutcome> {
  await failOrder(deps, order, reason, payment);
  return 'reread';
}

async function applyPaymentResult(
  deps: CommerceDependencies,
  order: OrderRow,
  payment: AuthorizationResult,
  { policy, owner }: Advance,
): Promise<StepOutcome> {
  switch (payment.state) {
    case 'authorised':
    case 'captured':
      return finishPaid(deps, order, payment, owner);
    case 'declined':
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
    case 'unknown':
      return 'stop';
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

async function pay(deps: CommerceDependencies, order: OrderRow, advance: Advance): Promise<StepOutcome> {
  if (!advance.owner) {
    // The process that prepared the order may have died before or after its request: only the provider knows.
    const payment = await queryPaymentStatus(deps, order);
    if (payment.state !== 'none') return applyPaymentResult(deps, order, payment, advance);
    if (isOverdue(order, deps.clock.now())) return fail(deps, order, 'timed_out');
  }
  return applyPaymentResult(deps, order, await authorizePayment(deps, order), advance);
}

async function confirm(deps: CommerceDependencies, order: OrderRow, advance: Advance): Promise<StepOutcome> {
  return applyPaymentResult(deps, order, await queryPaymentStatus(deps, order), advance);
}

async function finishPaid(
  deps: CommerceDependencies,
  order: OrderRow,
  payment: PaymentResult,
  owner: PlacingRequest | undefined,
): Promise<StepOutcome> {
  await reachStep(deps, 'authorized', order.id);
  try {
    return await finish(deps, order, payment, owner);
  } catch (error) {
    await recordAuthorized(deps, order, payment).catch((unrecorded) =>
      deps.log.warn({ error: unrecorded, orderId: order.id }, 'an authorization could not be recorded; the sweeper asks for it'),
    );
    throw error;
  }
}

async function finish(
  deps: CommerceDependencies,
  order: OrderRow,
  payment: PaymentResult | undefined,
  owner: PlacingRequest | undefined,
): Promise<StepOutcome> {
  const finished = await finishOrder(deps, order, payment, owner ?? {});
  if (finished.ok) return finished.value;
  return finished.error === 'coupon-redeemed' ? fail(deps, order, 'coupon_redeemed', payment) : 'reread';
}

function takeStep(deps: CommerceDependencies, order: OrderRow, advance: Advance): Promise<StepOutcome> | undefined {
  if (order.status === 'authorising') return pay(deps, order, advance);
  if (order.status === 'awaiting_shopper') return confirm(deps, order, advance);
  if (order.status === 'authorised') return finish(deps, order, undefined, advance.owner);
  // Prepared by an earlier release, which had not requested the payment when it stopped.
  if (order.status === 'created') return fail(deps, order, 'timed_out');
  return undefined;
}

/**
 * Advances an order as far as possible and returns it. The policy `cancel` fails an order that still waits for its shopper, after asking
 * the provider: an order paid in the meantime is finished instead. The deadline of the request does not apply, because a step that is cut
 * off after the payment would leave its outcome to the sweeper.
 */
export function advanceOrder(deps: CommerceDependencies, key: OrderKey, policy: PendingPolicy = 'wait'): Promise<OrderRow> {
  return runWithoutDeadline(async () => advance(deps, key, await readOrder(deps.database.db, key), { policy }));
}

/** Like `advanceOrder`, for the request that has just prepared the order. */
export function advancePreparedOrder(deps: CommerceDependencies, order: OrderRow, owner: PlacingRequest): Promise<OrderRow> {
  return runWithoutDeadline(async () => {
    await reachStep(deps, order.status === 'authorised' ? 'authorized' : 'requesting', order.id);
    return advance(deps, keyOf(order), order, { policy: 'wait', owner });
  });
}

async function advance(deps: CommerceDependencies, key: OrderKey, start: OrderRow | undefined, options: Advance): Promise<OrderRow> {
  const read = () => readOrder(deps.database.db, key);
  let order = start;
  for (let step = 1; ; step++) {
    if (!order) throw new Error(`there is no order ${key.orderId}`);
    const outcome = step > maxSteps ? undefined : await takeStep(deps, order, options);
    if (outcome === undefined) return order;
    if (outcome === 'stop') return (await read()) ?? order;
    order = outcome === 'reread' ? await read() : outcome;
  }
}
