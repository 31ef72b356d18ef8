export { CheckoutPage } from './checkout-page.tsx';
export { ConfirmationPage } from './confirmation/confirmation-page.tsx';
export { PaymentReturnPage } from './confirmation/payment-return-page.tsx';
