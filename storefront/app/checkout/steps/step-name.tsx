import { FormattedMessage } from 'react-intl';
import type { CheckoutStep } from './checkout-steps.ts';

export function StepName({ step }: { step: CheckoutStep }) {
  switch (step) {
    case 'pickup':
      return <FormattedMessage id="checkout.step.pickup" defaultMessage="Pickup" />;
    case 'shipping':
      return <FormattedMessage id="checkout.step.shipping" defaultMessage="Shipping" />;
    case 'payment':
      return <FormattedMessage id="checkout.step.payment" defaultMessage="Payment" />;
    case 'review':
      return <FormattedMessage id="checkout.step.review" defaultMessage="Review" />;
  }
}
