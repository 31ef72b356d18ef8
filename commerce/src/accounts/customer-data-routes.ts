import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { confirmErasure, requestErasure } from './erasure-link.ts';
import { exportCustomer } from './export-customer.ts';

export function customerDataRoutes(deps: CommerceDependencies): BoundRoute[] {
  return [
    bind(endpoints.exportCustomer, async ({ principal }) => valueOrFault(await exportCustomer(deps, principal))),
    bind(endpoints.requestCustomerErasure, async ({ principal, body: { password } }) =>
      valueOrFault(await requestErasure(deps, principal, password)),
    ),
    bind(endpoints.confirmCustomerErasure, async ({ body: { token } }) => valueOrFault(await confirmErasure(deps, token))),
  ];
}
