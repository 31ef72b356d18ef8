/** The steps after shipping. One module, because shoppers who reach payment continue to the review. */
export { PaymentStep } from './payment/payment-step.tsx';
export { PaymentSummary } from './payment/payment-summary.tsx';
export { PlaceOrderPanel } from './review/place-order-panel.tsx';
export { ReviewStep } from './review/review-step.tsx';
