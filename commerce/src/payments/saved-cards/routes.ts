import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { valueOrFault } from '../../platform/http/fault.ts';
import { type BoundRoute, bind } from '../../platform/http/route.ts';
import { makeDefault, removeSavedCard, saveCard, savedCardsOf } from './saved-cards.ts';

export function savedCardRoutes(deps: CommerceDependencies): BoundRoute[] {
  return [
    bind(endpoints.getCustomerPaymentInstruments, async ({ principal, params }) =>
      valueOrFault(await savedCardsOf(deps, { principal, customerId: params.customerId })),
    ),
    // Counts the attempt and exchanges the card number before its transaction.
    bind(endpoints.saveCustomerPaymentInstrument, async ({ principal, params, body, idempotentCall, request }) =>
      valueOrFault(await saveCard(deps, { principal, customerId: params.customerId, idempotentCall }, body, request)),
    ),
    bind(
      endpoints.updateCustomerPaymentInstrument,
      async ({ principal, params, idempotentCall }) =>
        valueOrFault(await makeDefault(deps, { principal, customerId: params.customerId, idempotentCall }, params.paymentInstrumentId)),
      { claimsKey: true },
    ),
    bind(
      endpoints.removeCustomerPaymentInstrument,
      async ({ principal, params, idempotentCall }) =>
        valueOrFault(await removeSavedCard(deps, { principal, customerId: params.customerId, idempotentCall }, params.paymentInstrumentId)),
      { claimsKey: true },
    ),
  ];
}
