import type { CustomerPaymentInstrument } from '@outfitter/contract/client';
import * as z from 'zod/mini';
import { addressErrors, addressShape } from '../../address/address-schema.ts';
import { definedErrors, type FormSchema, fieldRule } from '../../forms/index.ts';
import type { CheckoutErrorCode, CheckoutErrors, CheckoutFieldError } from '../field-error.ts';
import { expiryError } from './card-expiry.ts';
import { brandOf, cardNumberError } from './card-number.ts';
import { savedSecurityCodeLength, securityCodeError, securityCodeLength } from './security-code.ts';

export const cardShape = { cardNumber: z.string(), expiry: z.string(), securityCode: z.string() };
const cardSchema = z.object(cardShape);

/** Card as typed. It is held in memory only. */
export type CardValues = z.infer<typeof cardSchema>;
const valuesSchema = z.object({
  ...cardShape,
  ...addressShape,
  /** `saved`: the card in the basket. `card`: another one. `nothing`: nothing is left to pay. Otherwise the id of a card of the account. */
  payWith: z.string(),
  isBillingSame: z.boolean(),
  saveCard: z.boolean(),
});
export type PaymentValues = z.infer<typeof valuesSchema>;

type CardErrors = Partial<Record<keyof CardValues, CheckoutFieldError | undefined>>;

export function cardErrors(values: CardValues, today: Date): CardErrors {
  return {
    cardNumber: cardNumberError(values.cardNumber),
    expiry: expiryError(values.expiry, today),
    securityCode: securityCodeError(values.securityCode, securityCodeLength(brandOf(values.cardNumber))),
  };
}

function accountCardErrors({ payWith, securityCode }: PaymentValues, accountCards: readonly CustomerPaymentInstrument[]): CardErrors {
  const card = accountCards.find(({ paymentInstrumentId }) => paymentInstrumentId === payWith);
  return card?.c_reauthorizeCC ? { securityCode: securityCodeError(securityCode, savedSecurityCodeLength(card.paymentCard)) } : {};
}

export function paymentErrors(
  values: PaymentValues,
  today: Date,
  accountCards: readonly CustomerPaymentInstrument[] = [],
): CheckoutErrors<PaymentValues> {
  return definedErrors<PaymentValues, CheckoutErrorCode>({
    ...(values.payWith === 'card' ? cardErrors(values, today) : accountCardErrors(values, accountCards)),
    ...(values.isBillingSame ? {} : { ...addressErrors(values), phone: undefined }),
  });
}

export const paymentSchemaFor = (accountCards: readonly CustomerPaymentInstrument[]): FormSchema<PaymentValues, PaymentValues> =>
  valuesSchema.check(fieldRule<PaymentValues>((values) => paymentErrors(values, new Date(), accountCards)));
