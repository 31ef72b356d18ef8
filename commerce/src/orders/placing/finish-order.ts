import { markOrdered } from '../../basket/snapshot.ts';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { allocateReserved } from '../../inventory/reserve.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { redeemCoupons } from '../../promotions/queries.ts';
import { basketKeyOfOrder, keyOf, type OrderRow, transitionOrder, unitsBySku } from '../order-queries.ts';
import { type AbortReason, AbortTransaction } from './abort-transaction.ts';
import { reachStep } from './order-steps.ts';

/** Kind of the event of a placed order; its payload is `OrderPlaced`. */
export const orderPlacedEvent = 'order-placed';
interface OrderPlaced {
  customerGroupId: string;
  orderId: string;
  orderNo: string;
}

/**
 * The last of the three steps (design §6), in one transaction: the reservation becomes an allocation, coupons are
 * redeemed, the basket is closed, the order is `new` and its event is in the outbox. Answers the order. `coupon-taken`: a coupon for a single
 * use was redeemed by another order in the meantime. `elsewhere`: somebody else has moved the order on.
 */
export async function finishOrder(deps: CommerceDependencies, order: OrderRow): Promise<OrderRow | AbortReason> {
  const key = keyOf(order);
  const basketKey = basketKeyOfOrder(order);
  const now = deps.clock.now();
  try {
    const finished = await inTransaction(deps.database.db, async (tx) => {
      // Locks the basket, as everybody does first.
      await markOrdered(tx, basketKey, now);
      await allocateReserved(tx, order.id, [...(await unitsBySku(tx, key)).keys()], now);
      const taken = await redeemCoupons(tx, order.id, order.document.appliedCoupons, now);
      if (taken.length > 0) throw new AbortTransaction('coupon-taken');
      const moved = await transitionOrder(tx, key, 'new', { flash: [], reservedUntil: null, placedAt: now, updatedAt: now });
      if (!moved) throw new AbortTransaction('elsewhere');
      const payload: OrderPlaced = { ...key, orderNo: order.orderNo };
      await emit(tx, { kind: orderPlacedEvent, payload }, now);
      await reachStep(deps, 'finishing', order.id);
      return moved;
    });
    await reachStep(deps, 'finished', order.id);
    return finished;
  } catch (error) {
    if (error instanceof AbortTransaction) return error.reason;
    throw error;
  }
}
