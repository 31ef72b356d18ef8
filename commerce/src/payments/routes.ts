import { endpoints } from '@outfitter/contract';
import { basketKeyOf, requireReadable } from '../basket/basket-access.ts';
import { readSnapshot } from '../basket/snapshot.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { addPaymentInstrument, removePaymentInstrument } from './payment-instruments.ts';
import { applicablePaymentMethods } from './payment-methods.ts';

export function routes(deps: CommerceDependencies): BoundRoute[] {
  return [
    bind(endpoints.getPaymentMethods, async ({ principal, params }) => {
      const key = valueOrFault(basketKeyOf(principal, params.basketId));
      valueOrFault(requireReadable(await readSnapshot(deps.database.db, key), key));
      return applicablePaymentMethods();
    }),
    bind(endpoints.addPaymentInstrument, async ({ principal, params, body, request }) =>
      valueOrFault(await addPaymentInstrument(deps, principal, params.basketId, body, request)),
    ),
    bind(endpoints.removePaymentInstrument, async ({ principal, params }) =>
      valueOrFault(await removePaymentInstrument(deps, principal, params.basketId, params.paymentInstrumentId)),
    ),
  ];
}
