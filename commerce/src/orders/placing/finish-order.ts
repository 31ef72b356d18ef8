import { markOrdered } from '../../basket/snapshot.ts';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { allocateReserved } from '../../inventory/reserve.ts';
import { resultInTransaction } from '../../platform/database/database.ts';
import { emit } from '../../platform/jobs/outbox.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { redeemCoupons } from '../../promotions/coupons.ts';
import { basketKeyOfOrder, keyOf, type OrderRow, transitionOrder, unitsBySku } from '../order-queries.ts';
import { reachStep } from './order-steps.ts';

export const orderPlacedEvent = 'order-placed';
interface OrderPlaced {
  customerGroupId: string;
  orderId: string;
  orderNo: string;
}

/**
 * Finishes an order, the last of three steps, in one transaction: turns the reservation into an allocation, redeems the coupons, closes the
 * basket, sets the order to `new` and emits its event. `coupon-redeemed`: another order has redeemed a single-use coupon. `moved-on`:
 * another process has advanced the order.
 */
export async function finishOrder(deps: CommerceDependencies, order: OrderRow): Promise<Result<OrderRow, 'coupon-redeemed' | 'moved-on'>> {
  const key = keyOf(order);
  const basketKey = basketKeyOfOrder(order);
  const now = deps.clock.now();
  const finished = await resultInTransaction(deps.database.db, async (tx) => {
    // Lock order: this locks the basket first.
    await markOrdered(tx, basketKey, now);
    await allocateReserved(tx, order.id, [...(await unitsBySku(tx, key)).keys()], now);
    const redeemedElsewhere = await redeemCoupons(tx, order.id, order.document.appliedCoupons, now);
    if (redeemedElsewhere.length > 0) return failure('coupon-redeemed', 'another order has redeemed a coupon of this order');
    const placed = await transitionOrder(tx, key, 'new', { flash: [], reservedUntil: null, placedAt: now, updatedAt: now });
    if (!placed) return failure('moved-on', 'another process has advanced the order');
    const payload: OrderPlaced = { ...key, orderNo: order.orderNo };
    await emit(tx, { kind: orderPlacedEvent, payload }, now);
    await reachStep(deps, 'finishing', order.id);
    return ok(placed);
  });
  if (finished.ok) await reachStep(deps, 'finished', order.id);
  return finished;
}
