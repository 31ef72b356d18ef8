import type { CustomerPaymentInstrument } from '@outfitter/contract/client';

export function buildSavedCard(id: string, months: number, changes: Partial<CustomerPaymentInstrument> = {}): CustomerPaymentInstrument {
  const expiry = new Date();
  expiry.setDate(1);
  expiry.setMonth(expiry.getMonth() + months);
  return {
    paymentInstrumentId: id,
    paymentMethodId: 'CREDIT_CARD',
    paymentCard: {
      maskedNumber: '************1111',
      numberLastDigits: '1111',
      cardType: 'VS',
      holder: 'Dale Lindqvist',
      expirationMonth: expiry.getMonth() + 1,
      expirationYear: expiry.getFullYear(),
    },
    c_reauthorizeCC: false,
    c_isDefault: false,
    creationDate: '2026-11-01T10:00:00.000Z',
    ...changes,
  };
}
