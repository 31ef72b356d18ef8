import { FormattedMessage } from 'react-intl';
import { Alert } from '../../ui/feedback/alert.tsx';
import { type DeclinedPayment, splitFirstSentence } from '../place-order/declined-payment.ts';

/** ORDER-006: why an order was not paid, in the language of the page. The reasons are those of the `PaymentAuthorizationFailed` flash. */
export function DeclinedPaymentAlert({ notice }: { notice: DeclinedPayment }) {
  // The server's own sentences, for a reason that the page does not know.
  const [first, rest] = splitFirstSentence(notice.message);
  return (
    <Alert kind="error" role="alert" title={<DeclinedPaymentTitle reason={notice.reason} unknown={first} />}>
      <DeclinedPaymentAssurance reason={notice.reason} unknown={rest} /> <DeclinedPaymentAdvice reason={notice.reason} />
    </Alert>
  );
}

interface ReasonProps {
  reason: string;
  unknown: string;
}

function DeclinedPaymentTitle({ reason, unknown }: ReasonProps) {
  switch (reason) {
    case 'declined':
    case 'insufficient_funds':
      return <FormattedMessage id="checkout.declined.card" defaultMessage="Your bank said no to this card." />;
    case 'processor_error':
      return <FormattedMessage id="checkout.declined.no-answer" defaultMessage="The payment service gave no proper answer." />;
    case 'not_confirmed':
      return <FormattedMessage id="checkout.declined.not-confirmed" defaultMessage="The payment was not confirmed with your bank." />;
    case 'timed_out':
      return <FormattedMessage id="checkout.declined.timed-out" defaultMessage="The payment was not confirmed in time." />;
    case 'given_up':
      return (
        <FormattedMessage
          id="checkout.declined.given-up"
          defaultMessage="The cart was changed before this payment was confirmed, so it was given up."
        />
      );
    case 'coupon_redeemed':
      return <FormattedMessage id="checkout.declined.used-coupon" defaultMessage="A promo code of this order has been used already." />;
    default:
      return unknown;
  }
}

function DeclinedPaymentAssurance({ reason, unknown }: ReasonProps) {
  switch (reason) {
    case 'declined':
    case 'insufficient_funds':
    case 'processor_error':
    case 'not_confirmed':
    case 'timed_out':
    case 'coupon_redeemed':
      return <FormattedMessage id="checkout.declined.assurance" defaultMessage="Nothing was charged and your details are still here." />;
    case 'given_up':
      return <FormattedMessage id="checkout.declined.not-charged" defaultMessage="Nothing was charged." />;
    default:
      return unknown;
  }
}

function DeclinedPaymentAdvice({ reason }: { reason: string }) {
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
