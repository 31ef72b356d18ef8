import type { BasketKey } from '../../basket/snapshot.ts';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { keyOf, orderOfBasket } from '../order-queries.ts';
import { isUnfinished } from '../order-state.ts';
import { advanceOrder } from './advance-order.ts';

/** Seconds after which the change of a basket may be retried while its order is being placed. */
const retryAfterSeconds = 2;

/**
 * Cancels the order of a basket that waits for its shopper: voids its payment and releases its stock, as after a declined payment.
 * `OrderPlacedException`: it was paid in the meantime. `OrderInProgressException`: its outcome is unknown.
 */
export async function cancelPendingOrder(
  deps: CommerceDependencies,
  key: BasketKey,
): Promise<Result<undefined, 'OrderInProgressException' | 'OrderPlacedException'>> {
  const order = await orderOfBasket(deps.database.db, key);
  // The order has failed since the caller read it.
  if (!order) return ok();
  const canEndNow = order.status === 'awaiting_shopper' || order.status === 'authorised';
  const { status, orderNo } = canEndNow ? await advanceOrder(deps, keyOf(order), 'cancel') : order;
  if (status === 'failed') return ok();
  const args = { basketId: key.basketId, orderNo };
  if (isUnfinished(status))
    return failure('OrderInProgressException', 'The order of this basket is being placed.', args, retryAfterSeconds);
  return failure('OrderPlacedException', 'This basket has become an order.', args);
}
