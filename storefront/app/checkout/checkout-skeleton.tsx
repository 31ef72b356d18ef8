import { FormattedMessage } from 'react-intl';
import { SummarySkeleton } from '../basket/index.ts';
import { DelayedStatus } from '../ui/feedback/delayed-status.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import * as layoutStyles from '../ui/layout.module.css';
import * as checkoutStyles from './checkout.module.css';
import * as styles from './checkout-skeleton.module.css';

export function CheckoutSkeleton() {
  return (
    <div className={`${layoutStyles.twoColumns} ${checkoutStyles.columns} ${styles.skeleton}`}>
      <div>
        <DelayedStatus>
          <FormattedMessage id="checkout.loading" defaultMessage="Loading your order" />
        </DelayedStatus>
        <div className={styles.fields} aria-hidden="true">
          {['email', 'name', 'country', 'street', 'place', 'phone'].map((field) => (
            <Skeleton key={field} className={styles.field} />
          ))}
        </div>
      </div>
      <SummarySkeleton className={layoutStyles.desktopOnly} />
    </div>
  );
}
