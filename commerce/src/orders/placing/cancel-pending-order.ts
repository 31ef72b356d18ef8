import type { BasketKey } from '../../basket/snapshot.ts';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { Fault } from '../../platform/http/fault.ts';
import { keyOf, orderOfBasket } from '../order-queries.ts';
import { isUnfinished } from '../order-state.ts';
import { advanceOrder } from './advance-order.ts';

/** Seconds after which a change refused while an order is placed may be tried again. */
const retryAfter = 2;

/**
 * Frees a basket of the order that waits for its shopper: voided, its goods given back, as after a refused payment.
 * `OrderPlacedException` names the order where it was paid in the meantime, `OrderInProgressException` one of which
 * nobody can say yet what becomes of it.
 */
export async function cancelPendingOrder(deps: CommerceDependencies, key: BasketKey): Promise<void> {
  const order = await orderOfBasket(deps.database.db, key);
  // It has failed since the basket was looked at.
  if (!order) return;
  const canEndNow = order.status === 'awaiting_shopper' || order.status === 'authorised';
  const { status, orderNo } = canEndNow ? await advanceOrder(deps, keyOf(order), 'give-up') : order;
  if (status === 'failed') return;
  const told = { basketId: key.basketId, orderNo };
  if (isUnfinished(status)) throw new Fault('OrderInProgressException', 'The order of this basket is being placed.', told, retryAfter);
  throw new Fault('OrderPlacedException', 'This basket has become an order.', told);
}
