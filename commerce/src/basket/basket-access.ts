/** Who may see and change a basket. Somebody else's, and one that became an order, read as not found. */
import { validate as isUuid } from 'uuid';
import { Fault } from '../platform/http/fault.ts';
import type { Principal } from '../platform/principal.ts';
import type { BasketKey, BasketSnapshot } from './snapshot.ts';

/** Seconds after which a change refused while an order is placed may be tried again. */
const placingRetryAfter = 2;

export function basketNotFound(basketId: string): Fault {
  return new Fault('BasketNotFoundException', `No basket with the id '${basketId}' was found.`, { basketId });
}

/** The key of the caller's basket; an id that cannot be one is not found. */
export function basketKeyOf(principal: Principal, basketId: string): BasketKey {
  if (!isUuid(basketId)) throw basketNotFound(basketId);
  return { customerGroupId: principal.customerGroupId, basketId };
}

/** A basket that can be read: not one that has become an order. */
export function requireReadable(snapshot: BasketSnapshot | undefined, { basketId }: BasketKey): BasketSnapshot {
  if (!snapshot || snapshot.basket.status === 'ordered') throw basketNotFound(basketId);
  return snapshot;
}

/** A basket that can be changed: nobody is placing its order. */
export function requireOpen(snapshot: BasketSnapshot | undefined, key: BasketKey): BasketSnapshot {
  const live = requireReadable(snapshot, key);
  if (live.basket.status !== 'placing') return live;
  const message = 'The order of this basket is being placed.';
  throw new Fault('OrderInProgressException', message, { basketId: key.basketId }, placingRetryAfter);
}
