import { markOrdered } from '../../basket/snapshot.ts';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { allocation } from '../../inventory/reserve.ts';
import type { PaymentResult } from '../../payments/payment-provider.ts';
import { runCombinedWrites } from '../../platform/database/combined-writes.ts';
import { resultInTransaction, type Transaction } from '../../platform/database/database.ts';
import { eventWrite } from '../../platform/jobs/outbox.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { findRedeemedElsewhere, redemption } from '../../promotions/coupons.ts';
import { skuIdsOf } from '../documents/order-document.ts';
import { basketKeyOfOrder, keyOf, type OrderRow } from '../order-queries.ts';
import { statesLeadingTo } from '../order-state.ts';
import { emailIndexInsert, placedOrder, transitionToNew } from '../order-writes.ts';
import { authorizationResult } from '../payment-queries.ts';
import { pickupCreation } from '../pickups/creation/pickup-creation.ts';
import { cardAttemptReturn } from './card-attempt.ts';
import { reachStep } from './order-steps.ts';

export const orderPlacedEvent = 'order-placed';
interface OrderPlaced {
  customerGroupId: string;
  orderId: string;
  orderNo: string;
}

/** Writes that the request that places an order commits together with the order. */
export interface PlacingRequest {
  /** Records the response. Runs last, because other requests of the shopper may wait for its lock. */
  settle?(tx: Transaction, placed: OrderRow): Promise<void>;
}

function finishingWrites(deps: CommerceDependencies, order: OrderRow, payment: PaymentResult | undefined, now: Date) {
  const { appliedCoupons } = order.document;
  const key = keyOf(order);
  const payload: OrderPlaced = { ...key, orderNo: order.orderNo };
  return {
    placed: transitionToNew(order, statesLeadingTo(payment ? 'authorised' : 'new'), now),
    allocated: allocation(order.id, skuIdsOf(order.document), now),
    emitted: eventWrite({ kind: orderPlacedEvent, payload }, now),
    paid: payment && authorizationResult(order, 'succeeded', payment, now),
    redeemed: appliedCoupons.length > 0 ? redemption(order.id, appliedCoupons, now) : undefined,
    indexed: emailIndexInsert(order),
    returned: cardAttemptReturn(deps, order),
    ...pickupCreation(order, now),
  };
}

/**
 * Finishes an order, the last of three steps, in one transaction: records its `payment` unless that is recorded already, turns the
 * reservation into an allocation, redeems the coupons, closes the basket, begins the pickups, sets the order to `new` and emits its event.
 * `coupon-redeemed`: another order has redeemed a single-use coupon. `moved-on`: another process has advanced the order.
 */
export async function finishOrder(
  deps: CommerceDependencies,
  order: OrderRow,
  payment: PaymentResult | undefined,
  request: PlacingRequest,
): Promise<Result<OrderRow, 'coupon-redeemed' | 'moved-on'>> {
  const { appliedCoupons } = order.document;
  const now = deps.clock.now();
  const finished = await resultInTransaction(deps.database.db, async (tx) => {
    // Lock order: this locks the basket first.
    await markOrdered(tx, basketKeyOfOrder(order), now);
    const { placed, redeemed } = await runCombinedWrites(tx, 'finish', finishingWrites(deps, order, payment, now));
    const isRedeemedElsewhere = redeemed < appliedCoupons.length && (await findRedeemedElsewhere(tx, order.id, appliedCoupons)).length > 0;
    if (isRedeemedElsewhere) return failure('coupon-redeemed', 'another order has redeemed a coupon of this order');
    if (placed === 0) return failure('moved-on', 'another process has advanced the order');
    const finishedOrder = placedOrder(order, now);
    await request.settle?.(tx, finishedOrder);
    await reachStep(deps, 'finishing', order.id);
    return ok(finishedOrder);
  });
  if (finished.ok) await reachStep(deps, 'finished', order.id);
  return finished;
}
