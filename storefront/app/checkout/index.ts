/** The checkout and its confirmation; the fields and rules of cards, also for the cards of an account. */
export { CheckoutPage } from './checkout-page.tsx';
export { ConfirmationPage } from './confirmation/confirmation-page.tsx';
export { PaymentReturnPage } from './confirmation/payment-return-page.tsx';
export { isExpired, monthsUntilExpiry } from './payment/card-expiry.ts';
export { CardFields } from './payment/card-fields.tsx';
export { CardLimitMessage } from './payment/card-limit-message.tsx';
export { CardSummary } from './payment/card-summary.tsx';
export { DemoNotice } from './payment/demo-notice.tsx';
export { PaymentErrorMessage } from './payment/payment-error-message.tsx';
export { emptyCard, newCardOf } from './payment/payment-form.ts';
export { PaymentLabel } from './payment/payment-label.tsx';
export { type CardValues, cardErrors, cardShape } from './payment/payment-schema.ts';
export { rejectedCardField } from './payment/rejected-card.ts';
