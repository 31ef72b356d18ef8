import { type Address, type Basket, cardTypeCodes, type PaymentInstrument, type RequestBody } from '@outfitter/contract/client';
import * as z from 'zod/mini';
import { fieldRule } from '../../forms/index.ts';
import { addressErrors, addressShape, addressValues } from '../address/address.ts';
import { type CheckoutErrors, definedErrors } from '../field-error.ts';
import { expiryError, parseExpiry } from './card-expiry.ts';
import { brandOf, cardNumberError, digitsOf } from './card-number.ts';
import { securityCodeError } from './security-code.ts';

const cardShape = { cardNumber: z.string(), expiry: z.string(), securityCode: z.string() };
const cardSchema = z.object(cardShape);

/** A card as typed. It is held in memory only. */
export type CardValues = z.infer<typeof cardSchema>;
export const emptyCard: CardValues = { cardNumber: '', expiry: '', securityCode: '' };

const valuesSchema = z.object({
  ...cardShape,
  ...addressShape,
  /** The card that the basket has already, another one, or none because nothing is left to pay. */
  payWith: z.enum(['saved', 'card', 'nothing']),
  isBillingSame: z.boolean(),
});
export type PaymentValues = z.infer<typeof valuesSchema>;

export function savedCard(basket: Basket): PaymentInstrument | undefined {
  return basket.paymentInstruments.find(({ paymentMethodId, paymentCard }) => paymentMethodId === 'CREDIT_CARD' && paymentCard);
}

export function initialPaymentValues(basket: Basket, card: CardValues, isBillingSame: boolean): PaymentValues {
  const payWith = basket.orderTotal === 0 ? 'nothing' : savedCard(basket) ? 'saved' : 'card';
  return { ...card, ...addressValues(isBillingSame ? undefined : basket.billingAddress), payWith, isBillingSame };
}

export function paymentErrors(values: PaymentValues, today: Date): CheckoutErrors<PaymentValues> {
  const card =
    values.payWith === 'card'
      ? {
          cardNumber: cardNumberError(values.cardNumber),
          expiry: expiryError(values.expiry, today),
          securityCode: securityCodeError(values.securityCode, brandOf(values.cardNumber)),
        }
      : {};
  return definedErrors<PaymentValues>({ ...card, ...(values.isBillingSame ? {} : { ...addressErrors(values), phone: undefined }) });
}

export const paymentSchema = valuesSchema.check(fieldRule<PaymentValues>((values) => paymentErrors(values, new Date())));

/** The card holder is the billed person (PAY-008). Undefined for an incomplete card. */
export function cardRequest(card: CardValues, billing: Address, amount: number): RequestBody<'addPaymentInstrument'> | undefined {
  const brand = brandOf(card.cardNumber);
  const expiry = parseExpiry(card.expiry);
  if (!brand || !expiry) return undefined;
  return {
    paymentMethodId: 'CREDIT_CARD',
    amount,
    paymentCard: {
      number: digitsOf(card.cardNumber),
      cardType: brand.code,
      holder: billing.fullName ?? [billing.firstName, billing.lastName].filter(Boolean).join(' '),
      expirationMonth: expiry.month,
      expirationYear: expiry.year,
      securityCode: card.securityCode,
    },
  };
}

const brandNames: Record<string, string> = {
  [cardTypeCodes.visa]: 'Visa',
  [cardTypeCodes.mastercard]: 'Mastercard',
  [cardTypeCodes['american-express']]: 'American Express',
  [cardTypeCodes.discover]: 'Discover',
  [cardTypeCodes.unionpay]: 'UnionPay',
};

export function brandName(cardType: string): string {
  return brandNames[cardType] ?? cardType;
}
