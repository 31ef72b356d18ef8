import type { Basket } from '@outfitter/contract';
import { type BasketCall, type BasketChangeError, changeBasket } from '../basket/change/change-basket.ts';
import { paymentLimit } from '../basket/payment/payment-amounts.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { newId } from '../platform/ids.ts';
import { toMinor } from '../platform/money.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { containsCardNumber } from '../platform/security/card-numbers.ts';
import { cardAttemptLimiterOf } from './card-attempts.ts';
import { type CardToPayError, type CardToPayInput, cardToPay, chooseCard } from './card-to-pay.ts';
import { isOfferedMethod, methodNotOffered } from './payment-methods.ts';
import { invalidField } from './tokenize-card.ts';

export interface NewPaymentInstrument extends Omit<CardToPayInput, 'paymentMethodId'> {
  paymentMethodId: string;
  amount?: number;
  c_externalReferenceCode?: string;
}

/** Rejects a card number in the reference (PAY-004). */
function checkReference({ c_externalReferenceCode = '' }: NewPaymentInstrument): Result<undefined, 'ValidationException'> {
  if (!containsCardNumber(c_externalReferenceCode)) return ok();
  return invalidField('c_externalReferenceCode', 'The reference of a payment is not a card number.');
}

function parseAmount(amount: number | undefined): Result<number | undefined, 'ValidationException'> {
  if (amount === undefined) return ok(undefined);
  const minor = toMinor(amount);
  return minor === undefined ? invalidField('amount', 'The amount has more decimals than its currency.') : ok(minor);
}

export type AddInstrumentError = BasketChangeError | CardToPayError | 'InvalidPaymentMethodIdException' | 'TooManyRequestsException';

/**
 * Sets the payment method of the order, replacing an instrument of the same method. `amount` is the most that it pays, in major units;
 * without it, it pays the whole order (API-012). Tokenizes the card number before anything is stored.
 */
export async function addPaymentInstrument(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  input: NewPaymentInstrument,
  request: Request,
): Promise<Result<Basket, AddInstrumentError>> {
  const { paymentMethodId } = input;
  if (!isOfferedMethod(paymentMethodId)) return methodNotOffered(paymentMethodId);
  const reference = checkReference(input);
  if (!reference.ok) return reference;
  const choice = chooseCard(call.principal, { ...input, paymentMethodId });
  if (!choice.ok) return choice;
  const requestedMinor = parseAmount(input.amount);
  if (!requestedMinor.ok) return requestedMinor;
  const attempts = cardAttemptLimiterOf(deps);
  const origin = attempts.originOf(call.principal.customerGroupId, request);
  const allowed = await attempts.admit(origin);
  if (!allowed.ok) return allowed;
  const card = await cardToPay(deps, call.principal, choice.value);
  if (!card.ok) {
    if (card.error === 'CardNumberRefusedException') await attempts.recordRejection(origin);
    return card;
  }
  const { token, masked } = card.value;
  return changeBasket(deps, call, basketId, async ({ snapshot, now }) => {
    const { customerGroupId, id: ofBasket } = snapshot.basket;
    const amountMinor = paymentLimit(requestedMinor.value, snapshot.basket.shownTotalMinor);
    const externalReferenceCode = input.c_externalReferenceCode ?? null;
    const instrument = { methodId: paymentMethodId, amountMinor, token, card: masked, externalReferenceCode, createdAt: now };
    const others = snapshot.payments.filter(({ methodId }) => methodId !== paymentMethodId);
    return ok({ payments: [...others, { customerGroupId, basketId: ofBasket, id: newId(), ...instrument }] });
  });
}

export function removePaymentInstrument(
  deps: CommerceDependencies,
  call: BasketCall,
  basketId: string,
  instrumentId: string,
): Promise<Result<Basket, BasketChangeError | 'PaymentInstrumentNotFoundException'>> {
  return changeBasket(deps, call, basketId, async ({ snapshot }) => {
    if (!snapshot.payments.some((row) => row.id === instrumentId)) {
      const message = `The basket has no payment instrument with the id '${instrumentId}'.`;
      return failure('PaymentInstrumentNotFoundException', message, { paymentInstrumentId: instrumentId });
    }
    return ok({ payments: snapshot.payments.filter((row) => row.id !== instrumentId) });
  });
}
