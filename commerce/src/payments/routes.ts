import { endpoints } from '@outfitter/contract';
import { basketKeyOf, requireReadable } from '../basket/basket-access.ts';
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
    bind(endpoints.addPaymentInstrument, async ({ principal, keyedCall, params, query, body, request }) => {
      const input = { ...body, save: query.save === 'true' };
      return valueOrFault(await addPaymentInstrument(deps, { principal, keyedCall, locale: undefined }, params.basketId, input, request));
    }),
    bind(
      endpoints.removePaymentInstrument,
      async ({ principal, keyedCall, params }) => {
        const call = { principal, keyedCall, locale: undefined };
        return valueOrFault(await removePaymentInstrument(deps, call, params.basketId, params.paymentInstrumentId));
      },
      { claimsKey: true },
    ),
  ];
}
