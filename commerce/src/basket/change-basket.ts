import type { Basket } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { inTransaction, type Transaction } from '../platform/database/database.ts';
import type { Principal } from '../platform/principal.ts';
import { basketKeyOf, requireOpen } from './basket-access.ts';
import { withPendingOrderCanceled } from './cancel-pending-order.ts';
import { readBasket } from './read-basket.ts';
import { type BasketKey, type BasketSnapshot, touchSnapshot } from './snapshot.ts';

export interface BasketChange {
  tx: Transaction;
  key: BasketKey;
  snapshot: BasketSnapshot;
  now: Date;
}

/**
 * Changes a basket under the lock of its row, so that changes sent at once happen one after the other, and answers it
 * priced anew. `change` throws a fault to refuse; then nothing has happened. The answer is made after the commit: no
 * outside service is asked while the lock is held. An order of it that waits for its shopper is given up first.
 */
export async function changeBasket(
  deps: CommerceDependencies,
  principal: Principal,
  basketId: string,
  change: (context: BasketChange) => Promise<void>,
): Promise<Basket> {
  const key = basketKeyOf(principal, basketId);
  const now = deps.clock.now();
  await withPendingOrderCanceled(deps, key, () =>
    inTransaction(deps.database.db, async (tx) => {
      const snapshot = requireOpen(await touchSnapshot(tx, key, now), key);
      await change({ tx, key, snapshot, now });
    }),
  );
  return readBasket(deps, key);
}
