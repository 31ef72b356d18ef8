import { FormattedMessage } from 'react-intl';
import { DelayedStatus } from '../../ui/feedback/delayed-status.tsx';
import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import * as imageStyles from '../../ui/media/image.module.css';
import * as cartLineStyles from '../lines/cart-line.module.css';
import { SummarySkeleton } from '../summary/summary-panel.tsx';

export function CartSkeleton() {
  return (
    <>
      <DelayedStatus>
        <FormattedMessage id="basket.loading" defaultMessage="Loading your cart" />
      </DelayedStatus>
      <div className={`${layoutStyles.twoColumns} ${layoutStyles.narrowAside}`}>
        <div className={layoutStyles.dividedList} aria-hidden="true">
          {[1, 2].map((line) => (
            <div key={line} className={cartLineStyles.cartLine}>
              <Skeleton className={`${imageStyles.imageBox} ${cartLineStyles.image}`} />
              <SkeletonText widths={['70%', '45%', '30%']} />
            </div>
          ))}
        </div>
        <SummarySkeleton />
      </div>
    </>
  );
}
