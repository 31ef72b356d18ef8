export { CheckoutPage } from './checkout-page.tsx';
export { ConfirmationPage } from './confirmation-page.tsx';
export { ReturnPage } from './return-page.tsx';
