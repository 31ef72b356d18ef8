import { FormattedMessage } from 'react-intl';
import { DelayedStatus } from '../ui/feedback/delayed-status.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';

export function CheckoutSkeleton() {
  return (
    <div className="two-col checkout">
      <div>
        <DelayedStatus>
          <FormattedMessage id="checkout.loading" defaultMessage="Fetching your order" />
        </DelayedStatus>
        <div className="checkout-boxes" aria-hidden="true">
          {['email', 'name', 'country', 'street', 'place', 'phone'].map((field) => (
            <Skeleton key={field} className="field-skeleton" />
          ))}
        </div>
      </div>
      <Skeleton className="summary-skeleton only-desktop" />
    </div>
  );
}
