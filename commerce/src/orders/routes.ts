import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { getOrder, resumeAfterPayment } from './get-order.ts';
import { placeOrder } from './placing/place-order.ts';

export function routes(deps: CommerceDependencies): BoundRoute[] {
  return [
    bind(endpoints.placeOrder, ({ principal, body, query }) => placeOrder(deps, principal, body, query.locale)),
    bind(endpoints.getOrder, ({ principal, params }) => getOrder(deps, principal, params.orderNo)),
    bind(endpoints.returnFromPayment, ({ principal, body }) => resumeAfterPayment(deps, principal, body.orderNo)),
  ];
}
