import type { Basket } from '@outfitter/contract';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import type { InvalidatingCache } from '../../platform/cache/invalidating-cache.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type IdempotentCall, resultInIdempotentTransaction } from '../../platform/http/idempotency/idempotent-call.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { Principal } from '../../platform/principal.ts';
import { ok, type Result } from '../../platform/result.ts';
import { basketKeyOf, requireOpen } from '../basket-access.ts';
import { basketServicesOf, loadBasket, type ReadSkus } from '../load-basket.ts';
import { localizeBasket } from '../presentation/localize-basket.ts';
import { presentBasket } from '../presentation/present-basket.ts';
import { withExternalQuotes } from '../pricing/external-quotes.ts';
import { liveCacheOf } from '../reference-data/live-cache.ts';
import { type DeliveryNotice, withNotices } from '../shipment/moves/move-notices.ts';
import { type BasketSnapshot, lockSnapshot } from '../snapshot.ts';
import { withPendingOrderCanceled } from './cancel-pending-order.ts';
import { type BasketPatch, patchSnapshot, saveSnapshot } from './save-snapshot.ts';

/** The call that changes a basket: its shopper, the language of its response and the record of its `Idempotency-Key`. */
export interface BasketCall {
  principal: Principal;
  locale: string | undefined;
  idempotentCall: IdempotentCall;
}

type CallContext = Pick<RequestContext, 'idempotentCall'> & { principal: Principal; query: { locale?: string } };

export const basketCallOf = ({ principal, idempotentCall, query }: CallContext): BasketCall => ({
  principal,
  idempotentCall,
  locale: query.locale,
});

export interface BasketChange {
  tx: Transaction;
  cache: InvalidatingCache | undefined;
  snapshot: BasketSnapshot;
  now: Date;
}

export interface ChangedBasket extends BasketPatch {
  /** SKUs of the changed basket, so that they are not read again. */
  skus?: ReadSkus;
  /** Notices of the response about another store, and about lines whose delivery method has changed or could not be changed. */
  notices?: DeliveryNotice[];
}

export type BasketChangeError = 'BasketNotFoundException' | 'OrderInProgressException' | 'OrderPlacedException';

/**
 * Changes a basket under its row lock and returns it repriced: one transaction with the record of the response. Concurrent changes run one
 * after the other. `change` returns what is different and writes nothing; its failure changes nothing. External services are called before
 * the transaction, not under the lock.
 */
export function changeBasket<ErrorName extends string = never>(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  change: (context: BasketChange) => Promise<Result<ChangedBasket, ErrorName>>,
): Promise<Result<Basket, ErrorName | BasketChangeError>> {
  return changeBasketAndRespond(deps, call, basketId, change, (basket) => basket);
}

/** Like `changeBasket`; `respond` makes the response of the call, which is recorded with the change, of the changed basket. */
export async function changeBasketAndRespond<Body, ErrorName extends string = never>(
  deps: CommerceDependencies,
  { principal, locale, idempotentCall }: BasketCall,
  basketId: string,
  change: (context: BasketChange) => Promise<Result<ChangedBasket, ErrorName>>,
  respond: (basket: Basket) => Body,
): Promise<Result<Body, ErrorName | BasketChangeError>> {
  const found = basketKeyOf(principal, basketId);
  if (!found.ok) return found;
  const key = found.value;
  const now = deps.clock.now();
  const cache = liveCacheOf(deps);
  return withPendingOrderCanceled(deps, key, () =>
    withExternalQuotes(basketServicesOf(deps), (services) =>
      resultInIdempotentTransaction<Body, ErrorName | BasketChangeError>(deps.database.db, idempotentCall, async (tx) => {
        const open = requireOpen(await lockSnapshot(tx, key), key);
        if (!open.ok) return open;
        const changed = await change({ tx, cache, snapshot: open.value, now });
        if (!changed.ok) return changed;
        const { skus, notices, ...patch } = changed.value;
        const loaded = await loadBasket(tx, patchSnapshot(open.value, patch, now), services, now, { cache, ...skus });
        await saveSnapshot(tx, key, open.value, loaded.snapshot, loaded.totals.totalMinor);
        return ok(respond(withNotices(await localizeBasket(tx, presentBasket(loaded), locale, cache), notices)));
      }),
    ),
  );
}
