import { endpoints } from '@outfitter/contract';
import { basketKeyOf, requireLive } from '../basket/basket-access.ts';
import { readSnapshot } from '../basket/snapshot.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { bind } from '../platform/http/bind.ts';
import type { BoundRoute } from '../platform/http/types.ts';
import { addInstrument, removeInstrument } from './add-instrument.ts';
import { applicablePaymentMethods } from './payment-methods.ts';

export function routes(deps: CommerceDependencies): BoundRoute[] {
  return [
    bind(endpoints.getPaymentMethods, async ({ principal, params }) => {
      const key = basketKeyOf(principal, params.basketId);
      requireLive(await readSnapshot(deps.database.db, key), key);
      return applicablePaymentMethods();
    }),
    bind(endpoints.addPaymentInstrument, ({ principal, params, body }) => addInstrument(deps, principal, params.basketId, body)),
    bind(endpoints.removePaymentInstrument, ({ principal, params }) =>
      removeInstrument(deps, principal, params.basketId, params.paymentInstrumentId),
    ),
  ];
}
