import type { Order } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { Fault } from '../platform/http/fault.ts';
import type { Principal } from '../platform/principal.ts';
import { parseOrderNumber } from './order-number.ts';
import { keyOf, type OrderRow, orderByNumber } from './order-queries.ts';
import { isUnfinished } from './order-state.ts';
import { advanceOrder } from './placing/advance-order.ts';
import { presentOrder } from './present-order.ts';

async function ownOrder({ database }: CommerceDependencies, principal: Principal, typed: string): Promise<OrderRow> {
  const orderNo = parseOrderNumber(typed);
  const order = orderNo === undefined ? undefined : await orderByNumber(database.db, principal.customerGroupId, orderNo);
  // Somebody else's reads as not found.
  if (order?.customerId === principal.customerId) return order;
  throw new Fault('OrderNotFoundException', `No order with the number '${typed}' was found.`, { orderNo: typed });
}

/** An order, to its owner. */
export async function getOrder(deps: CommerceDependencies, principal: Principal, orderNo: string): Promise<Order> {
  return presentOrder(await ownOrder(deps, principal, orderNo));
}

/** The shopper is back from a step of the payment provider's own: moves the order on as far as it goes. */
export async function resumeAfterPayment(deps: CommerceDependencies, principal: Principal, orderNo: string): Promise<Order> {
  const order = await ownOrder(deps, principal, orderNo);
  return presentOrder(isUnfinished(order.status) ? await advanceOrder(deps, keyOf(order)) : order);
}
