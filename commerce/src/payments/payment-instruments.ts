import { type Basket, cardTypeCodes, type newCard } from '@outfitter/contract';
import type { z } from 'zod';
import { type BasketCall, type BasketChangeError, changeBasket } from '../basket/change/change-basket.ts';
import type { MaskedCard } from '../basket/masked-card.ts';
import { paymentLimit } from '../basket/payment-amounts.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { newId } from '../platform/ids.ts';
import { toMinor } from '../platform/money.ts';
import { type Failure, failure, ok, type Result } from '../platform/result.ts';
import { containsCardNumber } from '../platform/security/card-numbers.ts';
import { cardAttemptLimiterOf } from './card-attempts.ts';
import { isExpired } from './card-expiry.ts';
import { paymentProviderOf } from './configured-provider.ts';
import { isOfferedMethod, offeredMethodIds } from './payment-methods.ts';
import type { TokenizedCard } from './payment-provider.ts';

export interface NewPaymentInstrument {
  /** Asks to save the card in the customer's account. */
  save?: boolean;
  paymentMethodId: string;
  amount?: number;
  paymentCard?: z.output<typeof newCard>;
  customerPaymentInstrumentId?: string;
  c_externalReferenceCode?: string;
}

/** Detects a card number typed into another field, which must not be stored. */
const cardLikeNumber = /\d(?:[ -]?\d){11}/;

function invalidField(field: string, message: string): Failure<'ValidationException'> {
  return failure('ValidationException', message, { path: `$.${field}`, in: 'body' });
}

/** Exchanges a card number for a token. Keeps only the token and a masked card; never stores the security code (PAY-004). */
async function tokenizeCard(
  deps: CommerceDependencies,
  card: z.output<typeof newCard>,
): Promise<Result<{ token: string; masked: MaskedCard }, 'CardNumberRefusedException'>> {
  const tokenized: TokenizedCard | undefined = await paymentProviderOf(deps).tokenize?.(card.number);
  if (!tokenized) {
    const hint = deps.settings.isDemo ? ' This shop is a demo and takes its listed test cards only.' : '';
    return failure('CardNumberRefusedException', `This card number is not taken here.${hint}`, {
      path: '$.paymentCard.number',
      in: 'body',
    });
  }
  const { holder, expirationMonth, expirationYear } = card;
  const number = { maskedNumber: tokenized.maskedNumber, numberLastDigits: tokenized.lastDigits, cardType: cardTypeCodes[tokenized.brand] };
  return ok({ token: tokenized.token, masked: { ...number, holder, expirationMonth, expirationYear } });
}

function checkCard(card: z.output<typeof newCard>, now: Date): Result<undefined, 'ValidationException'> {
  if (cardLikeNumber.test(card.holder)) return invalidField('paymentCard.holder', 'The holder is a name, not a number.');
  if (isExpired(card, now)) return invalidField('paymentCard.expirationYear', 'The card has expired.');
  return ok();
}

/** Rejects what an account would be needed for, and a card number in the reference (PAY-004). */
function checkFields({ save, customerPaymentInstrumentId, c_externalReferenceCode = '' }: NewPaymentInstrument) {
  if (save) return failure('ValidationException', 'The shop has no accounts that could save a card.', { path: '$.save', in: 'query' });
  if (customerPaymentInstrumentId !== undefined) return invalidField('customerPaymentInstrumentId', 'There is no saved card with this id.');
  if (containsCardNumber(c_externalReferenceCode))
    return invalidField('c_externalReferenceCode', 'The reference of a payment is not a card number.');
  return ok();
}

function parseAmount(amount: number | undefined): Result<number | undefined, 'ValidationException'> {
  if (amount === undefined) return ok(undefined);
  const minor = toMinor(amount);
  return minor === undefined ? invalidField('amount', 'The amount has more decimals than its currency.') : ok(minor);
}

export type AddInstrumentError =
  | BasketChangeError
  | 'InvalidPaymentMethodIdException'
  | 'CardNumberRefusedException'
  | 'TooManyRequestsException'
  | 'ValidationException';

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
  const { paymentMethodId, paymentCard } = input;
  if (!isOfferedMethod(paymentMethodId)) {
    const message = `The payment method '${paymentMethodId}' is not offered.`;
    return failure('InvalidPaymentMethodIdException', message, { paymentMethodId, offered: offeredMethodIds });
  }
  const fields = checkFields(input);
  if (!fields.ok) return fields;
  if (!paymentCard) return invalidField('paymentCard', 'A card is needed.');
  const requestedMinor = parseAmount(input.amount);
  if (!requestedMinor.ok) return requestedMinor;
  const attempts = cardAttemptLimiterOf(deps);
  const origin = attempts.originOf(call.principal.customerGroupId, request);
  const allowed = await attempts.admit(origin);
  if (!allowed.ok) return allowed;
  const checked = checkCard(paymentCard, deps.clock.now());
  if (!checked.ok) return checked;
  const card = await tokenizeCard(deps, paymentCard);
  if (!card.ok) {
    await attempts.recordRejection(origin);
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
