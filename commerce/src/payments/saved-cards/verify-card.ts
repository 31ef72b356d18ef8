import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import { paymentProviderOf } from '../configured-provider.ts';
import { PaymentOutcomeUnknown } from '../payment-provider.ts';

/** Verifies a card by an authorization of zero. A verification without a response charges nothing and may be repeated. */
export async function verifyCard(
  deps: CommerceDependencies,
  token: string,
  securityCode: string,
): Promise<Result<undefined, 'CardNumberRefusedException'>> {
  const where = { path: '$.paymentCard', in: 'body' };
  try {
    const { state, ...details } = await paymentProviderOf(deps).verifyCard(token, securityCode);
    if (state === 'verified') return ok();
    return failure('CardNumberRefusedException', 'The bank has not accepted this card.', { ...where, ...details });
  } catch (error) {
    if (!(error instanceof PaymentOutcomeUnknown)) throw error;
    return failure('CardNumberRefusedException', 'The card could not be verified. Try again.', { ...where, reason: 'processor_error' });
  }
}
