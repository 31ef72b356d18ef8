import { FormattedMessage } from 'react-intl';
import { Alert } from '../../ui/feedback/alert.tsx';
import type { DeclinedPayment } from '../place-order/declined-payment.ts';

export function DeclinedPaymentAlert({ notice: { reason } }: { notice: DeclinedPayment }) {
  return (
    <Alert kind="error" role="alert" title={<DeclineTitle reason={reason} />}>
      <FormattedMessage id="checkout.declined.reassurance" defaultMessage="Nothing was charged and your details are still here." />{' '}
      <DeclineAdvice reason={reason} />
    </Alert>
  );
}

function DeclineTitle({ reason }: { reason: string }) {
  switch (reason) {
    case 'declined':
    case 'insufficient_funds':
      return <FormattedMessage id="checkout.declined.by-bank" defaultMessage="Your bank said no to this card." />;
    case 'not_confirmed':
      return <FormattedMessage id="checkout.declined.not-confirmed" defaultMessage="The payment was not confirmed with your bank." />;
    case 'timed_out':
      return <FormattedMessage id="checkout.declined.timed-out" defaultMessage="The payment was not confirmed in time." />;
    case 'given_up':
      return (
        <FormattedMessage
          id="checkout.declined.cart-changed"
          defaultMessage="The cart was changed before this payment was confirmed, so the payment was canceled."
        />
      );
    case 'coupon_redeemed':
      return <FormattedMessage id="checkout.declined.coupon-used" defaultMessage="A promo code of this order has been used already." />;
    default:
      return <FormattedMessage id="checkout.declined.no-response" defaultMessage="The payment service didn’t respond properly." />;
  }
}

function DeclineAdvice({ reason }: { reason: string }) {
  switch (reason) {
    case 'declined':
    case 'insufficient_funds':
      return (
        <FormattedMessage
          id="checkout.declined.check-card"
          defaultMessage="Check the security code, try another card, or call the number on the back."
        />
      );
    case 'coupon_redeemed':
      return <FormattedMessage id="checkout.declined.coupon" defaultMessage="Remove the promo code in the cart, then pay again." />;
    default:
      return <FormattedMessage id="checkout.declined.retry" defaultMessage="Pay again, or try another card." />;
  }
}
