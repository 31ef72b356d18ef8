import { type Address, type Basket, cardTypeCodes, type PaymentInstrument, type RequestBody } from '@outfitter/contract/client';
import { addressValues } from '../../address/index.ts';
import { parseExpiry } from './card-expiry.ts';
import { brandOf, digitsOf } from './card-number.ts';
import type { CardValues, PaymentValues } from './payment-schema.ts';

export const emptyCard: CardValues = { cardNumber: '', expiry: '', securityCode: '' };

export function savedCard(basket: Basket): PaymentInstrument | undefined {
  return basket.paymentInstruments.find(({ paymentMethodId, paymentCard }) => paymentMethodId === 'CREDIT_CARD' && paymentCard);
}

export function initialPaymentValues(basket: Basket, card: CardValues, isBillingSame: boolean): PaymentValues {
  const payWith = basket.orderTotal === 0 ? 'nothing' : savedCard(basket) ? 'saved' : 'card';
  return { ...card, ...addressValues(isBillingSame ? undefined : basket.billingAddress), payWith, isBillingSame };
}

/** The card holder is the billed person (PAY-008). Has no amount, because the card pays the whole order. Undefined for an incomplete card. */
export function cardRequest(card: CardValues, billing: Address): RequestBody<'addPaymentInstrument'> | undefined {
  const brand = brandOf(card.cardNumber);
  const expiry = parseExpiry(card.expiry);
  if (!brand || !expiry) return undefined;
  return {
    paymentMethodId: 'CREDIT_CARD',
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
