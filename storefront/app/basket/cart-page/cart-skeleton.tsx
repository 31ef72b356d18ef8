import { FormattedMessage } from 'react-intl';
import { DelayedStatus } from '../../ui/feedback/delayed-status.tsx';
import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx';

export function CartSkeleton() {
  return (
    <>
      <DelayedStatus>
        <FormattedMessage id="basket.loading" defaultMessage="Fetching your cart" />
      </DelayedStatus>
      <div className="two-col cart">
        <div className="rows" aria-hidden="true">
          {[1, 2].map((line) => (
            <div key={line} className="line">
              <Skeleton className="picture-box" />
              <SkeletonText widths={['70%', '45%', '30%']} />
            </div>
          ))}
        </div>
        <Skeleton className="summary-skeleton" />
      </div>
    </>
  );
}
