import type { Order } from '@outfitter/contract';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import type { Principal } from '../../platform/principal.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { parseOrderNumber } from '../order-number.ts';
import { keyOf, type OrderRow } from '../order-queries.ts';
import { isUnfinished } from '../order-state.ts';
import { advanceOrder } from '../placing/advance-order.ts';
import { findOwnOrderByNumber } from './own-orders.ts';
import { presentOrder } from './present-order.ts';

/** Returns an order of the caller; reports that of another customer as not found. */
async function ownOrder(
  { database }: CommerceDependencies,
  principal: Principal,
  typed: string,
): Promise<Result<OrderRow, 'OrderNotFoundException'>> {
  const orderNo = parseOrderNumber(typed);
  const order = orderNo === undefined ? undefined : await findOwnOrderByNumber(database.db, principal.customerGroupId, orderNo);
  // Orders that the account has joined have the customer id of a guest.
  if (order && (order.customerGroupId !== principal.customerGroupId || order.customerId === principal.customerId)) return ok(order);
  return failure('OrderNotFoundException', `No order with the number '${typed}' was found.`, { orderNo: typed });
}

export async function getOrder(
  deps: CommerceDependencies,
  principal: Principal,
  orderNo: string,
): Promise<Result<Order, 'OrderNotFoundException'>> {
  const order = await ownOrder(deps, principal, orderNo);
  return order.ok ? ok(presentOrder(order.value)) : order;
}

export async function resumeAfterPayment(
  deps: CommerceDependencies,
  principal: Principal,
  orderNo: string,
): Promise<Result<Order, 'OrderNotFoundException'>> {
  const ownedOrder = await ownOrder(deps, principal, orderNo);
  if (!ownedOrder.ok) return ownedOrder;
  const order = ownedOrder.value;
  return ok(presentOrder(isUnfinished(order.status) ? await advanceOrder(deps, keyOf(order)) : order));
}
