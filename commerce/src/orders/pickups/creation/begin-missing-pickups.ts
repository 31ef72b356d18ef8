import type { CommerceDependencies } from '../../../commerce-dependencies.ts';
import { runCombinedWrites } from '../../../platform/database/combined-writes.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { logThrottled } from '../../../platform/log-throttled.ts';
import { keyOf, lockOrder, type OrderKey } from '../../order-queries.ts';
import { ordersWithoutPickups, pickupsOfOrder } from '../queries.ts';
import { pickupCreation } from './pickup-creation.ts';

const batchSize = 100;

type Dependencies = Pick<CommerceDependencies, 'database' | 'clock' | 'log'>;

function beginPickups({ database, clock }: Dependencies, key: OrderKey): Promise<boolean> {
  return inTransaction(database.db, async (tx) => {
    const order = await lockOrder(tx, key);
    // Another worker may have added them before the lock.
    if (!order || (await pickupsOfOrder(tx, key)).length > 0) return false;
    await runCombinedWrites(tx, 'begin missing pickups', pickupCreation(order, clock.now()));
    return true;
  });
}

/**
 * Begins the pickups of placed orders that have none: a process of a release without pickups has finished them, while processes of both
 * releases placed orders. Returns the number of these orders. May run concurrently.
 */
export async function beginMissingPickups(deps: Dependencies): Promise<number> {
  let begun = 0;
  for (const order of await ordersWithoutPickups(deps.database.db, batchSize)) {
    try {
      if (await beginPickups(deps, keyOf(order))) begun += 1;
    } catch (error) {
      logThrottled(deps.log, 'error', { error, orderId: order.id }, 'the pickups of an order could not be begun');
    }
  }
  return begun;
}
