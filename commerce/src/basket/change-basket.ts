import type { Basket } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { resultInTransaction, type Transaction } from '../platform/database/database.ts';
import type { Principal } from '../platform/principal.ts';
import type { Result } from '../platform/result.ts';
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

export type BasketChangeError = 'BasketNotFoundException' | 'OrderInProgressException' | 'OrderPlacedException';

/**
 * Changes a basket under its row lock and returns it repriced. Concurrent changes run one after the other. A failure that `change` returns
 * rolls it back. The basket is priced after the commit, so that no external service is called under the lock.
 */
export async function changeBasket<ErrorName extends string = never>(
  deps: CommerceDependencies,
  principal: Principal,
  basketId: string,
  change: (context: BasketChange) => Promise<Result<undefined, ErrorName>>,
): Promise<Result<Basket, ErrorName | BasketChangeError>> {
  const found = basketKeyOf(principal, basketId);
  if (!found.ok) return found;
  const key = found.value;
  const now = deps.clock.now();
  const changed = await withPendingOrderCanceled(deps, key, () =>
    resultInTransaction<undefined, ErrorName | BasketChangeError>(deps.database.db, async (tx) => {
      const open = requireOpen(await touchSnapshot(tx, key, now), key);
      return open.ok ? change({ tx, key, snapshot: open.value, now }) : open;
    }),
  );
  return changed.ok ? readBasket(deps, key) : changed;
}
