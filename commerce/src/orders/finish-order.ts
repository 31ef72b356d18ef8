import { markOrdered } from '../basket/snapshot.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { allocateReserved } from '../inventory/reserve.ts';
import { inTransaction } from '../platform/database/database.ts';
import { emit } from '../platform/jobs/outbox.ts';
import { redeemCoupons } from '../promotions/queries.ts';
import { GivenUp, type GivenUpReason } from './given-up.ts';
import { basketKeyOfOrder, keyOf, moveOrder, type OrderRow, unitsOf } from './order-rows.ts';
import { reach } from './steps.ts';

/** Kind of the event of a placed order; its payload is `OrderPlaced`. */
export const orderPlaced = 'order-placed';
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
export async function finishOrder(deps: CommerceDependencies, order: OrderRow): Promise<OrderRow | GivenUpReason> {
  const key = keyOf(order);
  const basketKey = basketKeyOfOrder(order);
  const now = deps.clock.now();
  try {
    const finished = await inTransaction(deps.database.db, async (tx) => {
      // Locks the basket, as everybody does first.
      await markOrdered(tx, basketKey, now);
      await allocateReserved(tx, order.id, [...(await unitsOf(tx, key)).keys()], now);
      const taken = await redeemCoupons(tx, order.id, order.document.appliedCoupons, now);
      if (taken.length > 0) throw new GivenUp('coupon-taken');
      const moved = await moveOrder(tx, key, 'new', { flash: [], reservedUntil: null, placedAt: now, updatedAt: now });
      if (!moved) throw new GivenUp('elsewhere');
      const payload: OrderPlaced = { ...key, orderNo: order.orderNo };
      await emit(tx, { kind: orderPlaced, payload }, now);
      await reach(deps, 'finishing', order.id);
      return moved;
    });
    await reach(deps, 'finished', order.id);
    return finished;
  } catch (error) {
    if (error instanceof GivenUp) return error.reason;
    throw error;
  }
}
