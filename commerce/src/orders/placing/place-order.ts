import type { Order } from '@outfitter/contract';
import { basketKeyOf } from '../../basket/basket-access.ts';
import { readBasket } from '../../basket/read-basket.ts';
import type { BasketKey } from '../../basket/snapshot.ts';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { Fault } from '../../platform/http/fault.ts';
import { toMinor } from '../../platform/money.ts';
import type { Principal } from '../../platform/principal.ts';
import { keyOf, type OrderRow } from '../order-queries.ts';
import { isUnfinished } from '../order-state.ts';
import { presentOrder } from '../present-order.ts';
import { advanceOrder } from './advance-order.ts';
import { prepareOrder } from './prepare-order.ts';

/** Seconds after which a request met while the order is being placed may be sent again. */
const retryAfter = 1;
/** Milliseconds after which whoever was placing an order is taken for dead; longer than the provider may take. */
const deadAfter = 20_000;

function inProgress(order: OrderRow): Fault {
  return new Fault('OrderInProgressException', 'The order of this basket is being placed.', { orderNo: order.orderNo }, retryAfter);
}

/** An order that stands, waits for its shopper or has failed is an answer; one in between is not yet. */
function answerOf(order: OrderRow): Order {
  if (isUnfinished(order.status) && order.status !== 'awaiting_shopper') throw inProgress(order);
  return presentOrder(order);
}

async function answerExisting(deps: CommerceDependencies, order: OrderRow): Promise<Order> {
  const isAlone = order.status === 'awaiting_shopper' || deps.clock.now().getTime() - order.updatedAt.getTime() > deadAfter;
  if (isUnfinished(order.status) && isAlone) return answerOf(await advanceOrder(deps, keyOf(order)));
  return answerOf(order);
}

/** Somebody was quicker: the answer shows the basket as it stands now. */
async function withBasket(deps: CommerceDependencies, key: BasketKey, error: unknown): Promise<unknown> {
  if (!(error instanceof Fault) || error.type !== 'ProductItemNotAvailableException') return error;
  return new Fault(error.type, error.message, { ...error.arguments, basket: await readBasket(deps, key) });
}

/**
 * Places the order of a basket (ORDER-003), in the words of `locale`. A basket that has one answers it; a refused payment answers the failed order
 * with its flash, the basket open again. Throws `OrderInProgressException` while another request is placing it or nobody
 * knows yet what became of the payment.
 */
export async function placeOrder(
  deps: CommerceDependencies,
  principal: Principal,
  wish: { basketId: string; c_expectedTotal?: number },
  locale?: string,
): Promise<Order> {
  const key = basketKeyOf(principal, wish.basketId);
  const expectedMinor = wish.c_expectedTotal === undefined ? undefined : toMinor(wish.c_expectedTotal);
  if (wish.c_expectedTotal !== undefined && expectedMinor === undefined) {
    throw new Fault('ValidationException', 'The total has at most two decimals.', { path: '$.c_expectedTotal', in: 'body' });
  }
  const prepared = await prepareOrder(deps, key, expectedMinor, locale).catch(async (error) => {
    throw await withBasket(deps, key, error);
  });
  if (prepared.kind === 'refused') throw prepared.fault;
  if (prepared.kind === 'existing') return answerExisting(deps, prepared.order);
  return answerOf(await advanceOrder(deps, prepared.key));
}
