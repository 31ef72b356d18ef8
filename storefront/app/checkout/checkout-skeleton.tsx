import { FormattedMessage } from 'react-intl';
import * as summaryStyles from '../basket/summary/summary.module.css';
import { DelayedStatus } from '../ui/feedback/delayed-status.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import * as layoutStyles from '../ui/layout.module.css';
import * as checkoutStyles from './checkout.module.css';
import * as styles from './checkout-skeleton.module.css';

export function CheckoutSkeleton() {
  return (
    <div className={`${layoutStyles.twoColumns} ${checkoutStyles.checkout}`}>
      <div>
        <DelayedStatus>
          <FormattedMessage id="checkout.loading" defaultMessage="Fetching your order" />
        </DelayedStatus>
        <div className={styles.checkoutBoxes} aria-hidden="true">
          {['email', 'name', 'country', 'street', 'place', 'phone'].map((field) => (
            <Skeleton key={field} className={styles.fieldSkeleton} />
          ))}
        </div>
      </div>
      <Skeleton className={`${summaryStyles.summarySkeleton} ${layoutStyles.desktopOnly}`} />
    </div>
  );
}
