import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from '@outfitter/contract';
import type { BasketKey } from '../../basket/snapshot.ts';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { cardAttemptLimiterOf } from '../../payments/card-attempts.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { isDatabaseUnavailable } from '../../platform/database/database-unavailable.ts';
import { type IdempotentCall, isRequestInProgress } from '../../platform/http/idempotency/idempotent-call.ts';
import { remainingTime } from '../../platform/load/request-budget.ts';
import { logThrottled } from '../../platform/log-throttled.ts';
import { toMinor } from '../../platform/money.ts';
import type { Principal } from '../../platform/principal.ts';
import { type Failure, failure, ok, type Result } from '../../platform/result.ts';
import { presentOrder } from '../history/present-order.ts';
import { keyOf, type OrderKey, type OrderRow, orderOfBasket, readOrder } from '../order-queries.ts';
import { isUnfinished } from '../order-state.ts';
import { advanceOrder, advancePreparedOrder } from './advance-order.ts';
import { type PrepareError, prepareOrder } from './prepare-order.ts';

/** Seconds after which a request may be retried while the order is being placed. */
const retryAfterSeconds = 1;
/** Seconds after which a request may be retried while the database fails. */
const unavailableRetryAfterSeconds = 2;
/** Milliseconds after which the request that was placing an order counts as dead; longer than the provider's timeout. */
const deadAfter = 20_000;
/** Milliseconds before the client gives up, at which it gets the number of the order that is still being placed. */
const responseMargin = 5_000;

/** Round trips and commits of an order with a card, without a promo code, from a process that has cached its SKUs. A test counts them. */
export const placeOrderCosts = { roundTrips: 13, durableCommits: 3 } as const;

/** Returns an order that is placed, failed or waits for its shopper, and a failure for an order that is still being placed. */
function presentPlaced(order: OrderRow): Result<Order, 'OrderInProgressException'> {
  if (!isUnfinished(order.status) || order.status === 'awaiting_shopper') return ok(presentOrder(order));
  return failure('OrderInProgressException', 'The order of this basket is being placed.', { orderNo: order.orderNo }, retryAfterSeconds);
}

type Interruption = 'RequestInProgressException' | 'ServiceUnavailableException';

/**
 * Returns the failure of a request that ends before its order does: the database is unavailable, or another request with the same
 * idempotency key is running. The failure has the number of the order, which the sweeper or the other request completes. The order is
 * `prepared`, or that of the basket. Throws other errors, and errors without an order.
 */
async function failureOfPendingOrder(
  deps: CommerceDependencies,
  key: BasketKey,
  prepared: OrderRow | undefined,
  error: unknown,
): Promise<Failure<Interruption>> {
  const isInProgress = isRequestInProgress(error);
  if (!isInProgress && !isDatabaseUnavailable(error)) throw error;
  const order = prepared ?? (await orderOfBasket(deps.database.db, key).catch(() => undefined));
  if (!order) throw error;
  const args = { orderNo: order.orderNo };
  if (isInProgress) return failure('RequestInProgressException', 'A request with this key is placing the order.', args, retryAfterSeconds);
  logThrottled(deps.log, 'warn', { error, orderId: order.id }, 'the request of an order failed after the order was prepared');
  return failure(
    'ServiceUnavailableException',
    'The order is prepared, and goes on without this request.',
    args,
    unavailableRetryAfterSeconds,
  );
}

/** Advances the order that a basket already has, unless another request is placing it, and presents it. */
async function resumeExisting(deps: CommerceDependencies, order: OrderRow): Promise<Result<Order, 'OrderInProgressException'>> {
  // Activity of the future is from before the clock was set back.
  const idleTime = Math.abs(deps.clock.now().getTime() - order.updatedAt.getTime());
  const isAlone = order.status === 'awaiting_shopper' || idleTime > deadAfter;
  return presentPlaced(isUnfinished(order.status) && isAlone ? await advanceOrder(deps, keyOf(order)) : order);
}

export interface PlacingCall {
  request: Request;
  /** Locale of the order's texts. */
  locale: string | undefined;
  idempotentCall: IdempotentCall;
}

export type PlacingError = PrepareError | 'OrderInProgressException' | Interruption;

/**
 * Places the order of a basket (ORDER-003). Returns the existing order of a basket that has one. A declined payment is a success of this
 * call: the order is `failed`, its flash gives the reason, and the basket is open again. `OrderInProgressException`: another request is
 * placing the order, or the outcome of the payment is unknown. `RequestInProgressException`: that request has the same key.
 * `ServiceUnavailableException`: the database failed after the order was prepared. All three give the number of the order.
 * `TooManyRequestsException`: too many cards of the shopper or the network were declined before.
 */
export async function placeOrder(
  deps: CommerceDependencies,
  principal: Principal,
  input: { basketId: string; c_expectedTotal?: number },
  call: PlacingCall,
): Promise<Result<Order, PlacingError | 'ValidationException'>> {
  const key = { customerGroupId: principal.customerGroupId, basketId: input.basketId };
  if (input.c_expectedTotal === undefined) return prepareAndAdvance(deps, key, undefined, call);
  const expectedMinor = toMinor(input.c_expectedTotal);
  if (expectedMinor === undefined) {
    return failure('ValidationException', 'The total has at most two decimals.', { path: '$.c_expectedTotal', in: 'body' });
  }
  return prepareAndAdvance(deps, key, expectedMinor, call);
}

async function prepareAndAdvance(
  deps: CommerceDependencies,
  key: BasketKey,
  expectedMinor: number | undefined,
  { request, locale, idempotentCall }: PlacingCall,
): Promise<Result<Order, PlacingError>> {
  let prepared: OrderRow | undefined;
  try {
    const origin = cardAttemptLimiterOf(deps).originOf(key.customerGroupId, request);
    const result = await prepareOrder(deps, key, { expectedMinor, locale, idempotentCall, origin });
    if (!result.ok) return result;
    const { kind, order } = result.value;
    prepared = order;
    if (kind === 'existing') return await resumeExisting(deps, order);
    const settle = (tx: Transaction, placed: OrderRow) => idempotentCall.settle(tx, presentOrder(placed));
    return presentPlaced(await untilResponseTime(deps, keyOf(order), () => advancePreparedOrder(deps, order, { settle })));
  } catch (error) {
    return failureOfPendingOrder(deps, key, prepared, error);
  }
}

/** Returns the order after `work`. Returns it earlier, as it is, if the client would otherwise give up; `work` then continues. */
async function untilResponseTime(deps: CommerceDependencies, key: OrderKey, work: () => Promise<OrderRow>): Promise<OrderRow> {
  const time = Math.max(0, remainingTime() - responseMargin);
  const working = work();
  const cancelled = new AbortController();
  const timeout = sleep(time, undefined, { signal: cancelled.signal }).catch(() => undefined);
  try {
    const early = await Promise.race([working, timeout]);
    if (early) return early;
  } finally {
    cancelled.abort();
  }
  working.catch((error) => deps.log.error({ error, orderId: key.orderId }, 'an order failed after the response'));
  const current = await readOrder(deps.database.db, key);
  return current ?? working;
}
