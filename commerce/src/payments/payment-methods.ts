import { cardTypeCodes, type paymentMethodIds } from '@outfitter/contract';
import { type Failure, failure } from '../platform/result.ts';

export type PaymentMethodId = (typeof paymentMethodIds)[number];

export const offeredMethodIds: readonly PaymentMethodId[] = ['CREDIT_CARD'];

export function isOfferedMethod(id: string): id is PaymentMethodId {
  return offeredMethodIds.some((offered) => offered === id);
}

export function methodNotOffered(paymentMethodId: string): Failure<'InvalidPaymentMethodIdException'> {
  const message = `The payment method '${paymentMethodId}' is not offered.`;
  return failure('InvalidPaymentMethodIdException', message, { paymentMethodId, offered: offeredMethodIds });
}

/** Card brands with the lengths of their numbers and security codes (PAY-010, PAY-011). */
const cards = [
  { cardType: cardTypeCodes.visa, name: 'Visa', numberLengths: [16], securityCodeLength: 3 },
  { cardType: cardTypeCodes.mastercard, name: 'Mastercard', numberLengths: [16], securityCodeLength: 3 },
  { cardType: cardTypeCodes['american-express'], name: 'American Express', numberLengths: [15], securityCodeLength: 4 },
  { cardType: cardTypeCodes.discover, name: 'Discover', numberLengths: [16], securityCodeLength: 3 },
  { cardType: cardTypeCodes.unionpay, name: 'UnionPay', numberLengths: [16], securityCodeLength: 3 },
];

export function cardName(cardType: string): string {
  return cards.find((card) => card.cardType === cardType)?.name ?? 'Card';
}

export function applicablePaymentMethods() {
  return { applicablePaymentMethods: offeredMethodIds.map((id) => ({ id, name: 'Credit or debit card', cards })) };
}
