import * as z from 'zod/mini';
import { addressErrors, addressShape } from '../../address/index.ts';
import { definedErrors, fieldRule } from '../../forms/index.ts';
import type { CheckoutErrorCode, CheckoutErrors } from '../field-error.ts';
import { expiryError } from './card-expiry.ts';
import { brandOf, cardNumberError } from './card-number.ts';
import { securityCodeError } from './security-code.ts';

const cardShape = { cardNumber: z.string(), expiry: z.string(), securityCode: z.string() };
const cardSchema = z.object(cardShape);

/** A card as typed. It is held in memory only. */
export type CardValues = z.infer<typeof cardSchema>;
const valuesSchema = z.object({
  ...cardShape,
  ...addressShape,
  /** The card saved in the basket, another one, or none if nothing is left to pay. */
  payWith: z.enum(['saved', 'card', 'nothing']),
  isBillingSame: z.boolean(),
});
export type PaymentValues = z.infer<typeof valuesSchema>;

export function paymentErrors(values: PaymentValues, today: Date): CheckoutErrors<PaymentValues> {
  const card =
    values.payWith === 'card'
      ? {
          cardNumber: cardNumberError(values.cardNumber),
          expiry: expiryError(values.expiry, today),
          securityCode: securityCodeError(values.securityCode, brandOf(values.cardNumber)),
        }
      : {};
  return definedErrors<PaymentValues, CheckoutErrorCode>({
    ...card,
    ...(values.isBillingSame ? {} : { ...addressErrors(values), phone: undefined }),
  });
}

export const paymentSchema = valuesSchema.check(fieldRule<PaymentValues>((values) => paymentErrors(values, new Date())));
