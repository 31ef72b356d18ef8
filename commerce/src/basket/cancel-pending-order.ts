import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { Fault } from '../platform/http/fault.ts';
import type { BasketKey } from './snapshot.ts';

/**
 * Does `work`, a change of a basket. A shopper who changes their basket while its order waits for them at their bank has
 * turned away from that order: it is given up, and the change made then.
 */
export async function withPendingOrderCanceled(deps: CommerceDependencies, key: BasketKey, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isInTheWay = error instanceof Fault && error.type === 'OrderInProgressException';
    if (!isInTheWay || !deps.cancelPendingOrder) throw error;
    await deps.cancelPendingOrder(key);
    await work();
  }
}
