import { FormattedMessage } from 'react-intl';
import { LateText } from '../../ui/late-text.tsx';
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx';

/** The cart's boxes before anything is known of it. */
export function CartSkeleton() {
  return (
    <>
      <LateText>
        <FormattedMessage id="basket.loading" defaultMessage="Fetching your cart" />
      </LateText>
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
