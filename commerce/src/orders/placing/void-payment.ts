import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { PaymentOutcomeUnknown, type PaymentProvider } from '../../payments/payment-provider.ts';
import type { OrderKey } from '../order-queries.ts';
import { findAuthorization, settleVoid } from '../payment-queries.ts';
import { reachStep } from './order-steps.ts';

/** Voids the authorization of a failed order. Returns whether the provider has confirmed it; otherwise the sweeper tries again. */
export async function voidPayment(deps: CommerceDependencies, key: OrderKey, provider: PaymentProvider): Promise<boolean> {
  const { db } = deps.database;
  const entry = await findAuthorization(db, key);
  if (!entry) return true;
  try {
    const result = await provider.void(entry.key);
    if (result.state === 'authorised' || result.state === 'captured' || result.state === 'challenge') return false;
    await reachStep(deps, 'voided', key.orderId);
    await settleVoid(db, key, result, deps.clock.now());
    return true;
  } catch (error) {
    if (!(error instanceof PaymentOutcomeUnknown)) throw error;
    deps.log.warn({ error, orderId: key.orderId }, 'a payment could not be voided and will be retried');
    return false;
  }
}
