import { endpoints } from '@outfitter/contract';
import { basketKeyOf, requireReadable } from '../basket/basket-access.ts';
import { basketCallOf } from '../basket/change/change-basket.ts';
import { readSnapshot } from '../basket/snapshot.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { addPaymentInstrument, removePaymentInstrument } from './payment-instruments.ts';
import { applicablePaymentMethods } from './payment-methods.ts';
import { savedCardRoutes } from './saved-cards/routes.ts';

export function routes(deps: CommerceDependencies): BoundRoute[] {
  return [
    ...savedCardRoutes(deps),
    bind(endpoints.getPaymentMethods, async ({ principal, params }) => {
      const key = valueOrFault(basketKeyOf(principal, params.basketId));
      valueOrFault(requireReadable(await readSnapshot(deps.database.db, key), key));
      return applicablePaymentMethods();
    }),
    // Counts the attempt and exchanges the card number before its transaction.
    bind(endpoints.addPaymentInstrument, async (call) => {
      const input = { ...call.body, save: call.query.save === 'true' };
      return valueOrFault(await addPaymentInstrument(deps, basketCallOf(call), call.params.basketId, input, call.request));
    }),
    bind(
      endpoints.removePaymentInstrument,
      async (call) => {
        const { basketId, paymentInstrumentId } = call.params;
        return valueOrFault(await removePaymentInstrument(deps, basketCallOf(call), basketId, paymentInstrumentId));
      },
      { claimsKey: true },
    ),
  ];
}
