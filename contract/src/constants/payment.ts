export const paymentMethodIds = ['CREDIT_CARD', 'GIFT_CERTIFICATE', 'PayPal', 'APPLE_PAY', 'ADYEN_COMPONENT'] as const;
/** Card type codes by the brand names of card-validator. */
export const cardTypeCodes = { visa: 'VS', mastercard: 'MC', 'american-express': 'AX', discover: 'NS', unionpay: 'CU' } as const;
export type CardTypeCode = (typeof cardTypeCodes)[keyof typeof cardTypeCodes];
