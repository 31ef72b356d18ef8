import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { customerOrdersOf, orderHistoryDetails, orderHistoryPage } from './history/customer-orders.ts';
import { getOrder, resumeAfterPayment } from './history/get-order.ts';
import { placeOrder } from './placing/place-order.ts';

export function routes(deps: CommerceDependencies): BoundRoute[] {
  return [
    bind(
      endpoints.placeOrder,
      async ({ principal, body, query, request, idempotentCall }) =>
        valueOrFault(await placeOrder(deps, principal, body, { request, locale: query.locale, idempotentCall })),
      { claimsKey: true },
    ),
    bind(endpoints.getOrder, async ({ principal, params }) => valueOrFault(await getOrder(deps, principal, params.orderNo))),
    bind(endpoints.returnFromPayment, async ({ principal, body }) => valueOrFault(await resumeAfterPayment(deps, principal, body.orderNo))),
    bind(endpoints.getCustomerOrders, async ({ principal, params, query }) =>
      valueOrFault(await customerOrdersOf(deps, principal, params.customerId, query)),
    ),
    bind(endpoints.getOrderHistory, async ({ principal, query }) => valueOrFault(await orderHistoryPage(deps, principal, query))),
    bind(endpoints.getOrderHistoryDetails, async ({ principal, query }) =>
      valueOrFault(await orderHistoryDetails(deps, principal, query.c_orderId)),
    ),
    bind(
      endpoints.createOrderByService,
      async ({ principal, body, request, idempotentCall }) =>
        valueOrFault(await placeOrder(deps, principal, body, { request, locale: undefined, idempotentCall })),
      { claimsKey: true },
    ),
  ];
}
