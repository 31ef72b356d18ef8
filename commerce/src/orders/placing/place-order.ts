import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from '@outfitter/contract';
import { basketKeyOf } from '../../basket/basket-access.ts';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { createCardAttemptLimiter } from '../../payments/card-attempts.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { KeyedCall } from '../../platform/http/idempotency/keyed-call.ts';
import { remainingTime } from '../../platform/load/request-budget.ts';
import { toMinor } from '../../platform/money.ts';
import type { Principal } from '../../platform/principal.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { keyOf, type OrderKey, type OrderRow, readOrder } from '../order-queries.ts';
import { isUnfinished } from '../order-state.ts';
import { presentOrder } from '../present-order.ts';
import { advanceOrder, advancePreparedOrder } from './advance-order.ts';
import { type PrepareError, prepareOrder } from './prepare-order.ts';

/** Seconds after which a request may be retried while the order is being placed. */
const retryAfterSeconds = 1;
/** Milliseconds after which the request that was placing an order counts as dead; longer than the provider's timeout. */
const deadAfter = 20_000;
/** Milliseconds before the client gives up, at which it gets the number of the order that is still being placed. */
const responseMargin = 5_000;

/** What an order costs the database: with a card, without a promo code, from a process whose cache has its SKUs. A test counts it. */
export const placeOrderCosts = { roundTrips: 13, durableCommits: 3 } as const;

/** Presents an order that is placed, failed or waits for its shopper. Any other order is still being placed. */
function presentPlaced(order: OrderRow): Result<Order, 'OrderInProgressException'> {
  if (!isUnfinished(order.status) || order.status === 'awaiting_shopper') return ok(presentOrder(order));
  return failure('OrderInProgressException', 'The order of this basket is being placed.', { orderNo: order.orderNo }, retryAfterSeconds);
}

/** Advances the order that a basket already has, unless another request is placing it, and presents it. */
async function resumeExisting(deps: CommerceDependencies, order: OrderRow): Promise<Result<Order, 'OrderInProgressException'>> {
  const isAlone = order.status === 'awaiting_shopper' || deps.clock.now().getTime() - order.updatedAt.getTime() > deadAfter;
  return presentPlaced(isUnfinished(order.status) && isAlone ? await advanceOrder(deps, keyOf(order)) : order);
}

export interface PlacingCall {
  request: Request;
  /** Of the order's texts. */
  locale: string | undefined;
  keyedCall: KeyedCall;
}

/**
 * Places the order of a basket (ORDER-003). Returns the existing order of a basket that has one. A declined payment is a success of this
 * call: the order is `failed`, its flash gives the reason, and the basket is open again. `OrderInProgressException`: another request is
 * placing the order, or the outcome of the payment is unknown. `TooManyRequestsException`: too many cards of the shopper or the network
 * were declined before.
 */
export async function placeOrder(
  deps: CommerceDependencies,
  principal: Principal,
  input: { basketId: string; c_expectedTotal?: number },
  { request, locale, keyedCall }: PlacingCall,
): Promise<Result<Order, PrepareError | 'OrderInProgressException' | 'ValidationException'>> {
  const key = basketKeyOf(principal, input.basketId);
  if (!key.ok) return key;
  const expectedMinor = input.c_expectedTotal === undefined ? undefined : toMinor(input.c_expectedTotal);
  if (input.c_expectedTotal !== undefined && expectedMinor === undefined) {
    return failure('ValidationException', 'The total has at most two decimals.', { path: '$.c_expectedTotal', in: 'body' });
  }
  const origin = createCardAttemptLimiter(deps).originOf(key.value.customerGroupId, request);
  const prepared = await prepareOrder(deps, key.value, { expectedMinor, locale, keyedCall, origin });
  if (!prepared.ok) return prepared;
  const { order } = prepared.value;
  if (prepared.value.kind === 'existing') return resumeExisting(deps, order);
  const settle = (tx: Transaction, placed: OrderRow) => keyedCall.settle(tx, presentOrder(placed));
  const advanced = await untilResponseTime(deps, keyOf(order), () => advancePreparedOrder(deps, order, { settle }));
  return presentPlaced(advanced);
}

/** Returns the order after `work`. Returns it earlier, as it is, if the client would otherwise give up; `work` then continues. */
async function untilResponseTime(deps: CommerceDependencies, key: OrderKey, work: () => Promise<OrderRow>): Promise<OrderRow> {
  const time = Math.max(0, remainingTime() - responseMargin);
  if (time === Number.POSITIVE_INFINITY) return work();
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
