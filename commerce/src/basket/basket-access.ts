/** Access to baskets. Reports a basket of another owner, or a basket that has become an order, as not found. */
import { validate as isUuid } from 'uuid';
import type { Principal } from '../platform/principal.ts';
import { type Failure, failure, ok, type Result } from '../platform/result.ts';
import type { BasketKey, BasketSnapshot } from './snapshot.ts';

/** Seconds after which the change of a basket may be retried while its order is being placed. */
const placingRetryAfter = 2;

export function basketNotFound(basketId: string): Failure<'BasketNotFoundException'> {
  return failure('BasketNotFoundException', `No basket with the id '${basketId}' was found.`, { basketId });
}

/** Returns the key of a caller's basket. A malformed id is reported as not found. */
export function basketKeyOf(principal: Principal, basketId: string): Result<BasketKey, 'BasketNotFoundException'> {
  if (!isUuid(basketId)) return basketNotFound(basketId);
  return ok({ customerGroupId: principal.customerGroupId, basketId });
}

export function requireReadable(
  snapshot: BasketSnapshot | undefined,
  { basketId }: BasketKey,
): Result<BasketSnapshot, 'BasketNotFoundException'> {
  if (!snapshot || snapshot.basket.status === 'ordered') return basketNotFound(basketId);
  return ok(snapshot);
}

export function requireOpen(
  snapshot: BasketSnapshot | undefined,
  key: BasketKey,
): Result<BasketSnapshot, 'BasketNotFoundException' | 'OrderInProgressException'> {
  const readable = requireReadable(snapshot, key);
  if (!readable.ok || readable.value.basket.status !== 'placing') return readable;
  const message = 'The order of this basket is being placed.';
  return failure('OrderInProgressException', message, { basketId: key.basketId }, placingRetryAfter);
}
