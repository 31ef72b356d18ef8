/** The payment step's form. Pure. */
import { type Address, type Basket, type Body, cardTypeCodes, type PaymentInstrument } from '@outfitter/contract/client';
import { type AddressValues, addressProblems, addressValues } from './rules/address.ts';
import { expiryProblem, readExpiry } from './rules/card-expiry.ts';
import { brandOf, cardNumberProblem, digitsOf } from './rules/card-number.ts';
import { type Problems, problemsIn } from './rules/problem.ts';
import { securityCodeProblem } from './rules/security-code.ts';

/** What is typed of a card. It lives in the page's memory and nowhere else. */
export interface CardEntry {
  cardNumber: string;
  expiry: string;
  securityCode: string;
}
export const noCard: CardEntry = { cardNumber: '', expiry: '', securityCode: '' };

export interface PaymentValues extends CardEntry, AddressValues {
  /** The card that the basket holds already, another one, or none because nothing is left to pay. */
  payWith: 'kept' | 'card' | 'nothing';
  isBillingSame: boolean;
}

export const paymentFields = [
  'cardNumber',
  'expiry',
  'securityCode',
  'fullName',
  'countryCode',
  'address1',
  'address2',
  'postalCode',
  'stateCode',
  'city',
] as const;

export function keptCard(basket: Basket): PaymentInstrument | undefined {
  return basket.paymentInstruments.find(({ paymentMethodId, paymentCard }) => paymentMethodId === 'CREDIT_CARD' && paymentCard);
}

export function paymentStart(basket: Basket, card: CardEntry, isBillingSame: boolean): PaymentValues {
  const payWith = basket.orderTotal === 0 ? 'nothing' : keptCard(basket) ? 'kept' : 'card';
  return { ...card, ...addressValues(isBillingSame ? undefined : basket.billingAddress), payWith, isBillingSame };
}

export function paymentProblems(values: PaymentValues, today: Date): Problems<PaymentValues> {
  const card =
    values.payWith === 'card'
      ? {
          cardNumber: cardNumberProblem(values.cardNumber),
          expiry: expiryProblem(values.expiry, today),
          securityCode: securityCodeProblem(values.securityCode, brandOf(values.cardNumber)),
        }
      : {};
  return problemsIn<PaymentValues>({ ...card, ...(values.isBillingSame ? {} : { ...addressProblems(values), phone: undefined }) });
}

/** The request for a card; its holder is who is billed (PAY-008). Undefined while the card is not whole. */
export function cardRequest(card: CardEntry, billing: Address, amount: number): Body<'addPaymentInstrument'> | undefined {
  const brand = brandOf(card.cardNumber);
  const expiry = readExpiry(card.expiry);
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

/** The name of a card type code, for people. */
export function brandName(cardType: string): string {
  return brandNames[cardType] ?? cardType;
}
