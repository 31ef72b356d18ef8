/** The payment step's form. Pure. */
import { type Address, type Basket, cardTypeCodes, type PaymentInstrument, type RequestBody } from '@outfitter/contract/client';
import { type AddressValues, addressErrors, addressValues } from '../address/address.ts';
import { type CheckoutErrors, definedErrors } from '../field-error.ts';
import { expiryError, parseExpiry } from './card-expiry.ts';
import { brandOf, cardNumberError, digitsOf } from './card-number.ts';
import { securityCodeError } from './security-code.ts';

/** What is typed of a card. It lives in the page's memory and nowhere else. */
export interface CardValues {
  cardNumber: string;
  expiry: string;
  securityCode: string;
}
export const emptyCard: CardValues = { cardNumber: '', expiry: '', securityCode: '' };

export interface PaymentValues extends CardValues, AddressValues {
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

export function savedCard(basket: Basket): PaymentInstrument | undefined {
  return basket.paymentInstruments.find(({ paymentMethodId, paymentCard }) => paymentMethodId === 'CREDIT_CARD' && paymentCard);
}

export function initialPaymentValues(basket: Basket, card: CardValues, isBillingSame: boolean): PaymentValues {
  const payWith = basket.orderTotal === 0 ? 'nothing' : savedCard(basket) ? 'kept' : 'card';
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

/** The request for a card; its holder is who is billed (PAY-008). Undefined while the card is not whole. */
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

/** The name of a card type code, for people. */
export function brandName(cardType: string): string {
  return brandNames[cardType] ?? cardType;
}
