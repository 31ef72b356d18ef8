import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../../ui/class-names.ts';
import { Progress } from '../../ui/feedback/progress.tsx';
import { useFormatPrice } from '../../ui/price.tsx';
import * as styles from './free-shipping-progress.module.css';
import { freeShippingProgress } from './shipping-progress.ts';

export function FreeShippingProgress({ basket, className }: { basket: Basket; className?: string }) {
  const formatPrice = useFormatPrice();
  const progress = freeShippingProgress(basket);
  if (!progress) return null;
  return (
    <div className={classNames(styles.progress, className)} data-screen-only="">
      <p className={progress.missing === 0 ? 'text-success' : undefined}>
        {progress.missing === 0 ? (
          <FormattedMessage id="basket.shipping.free" defaultMessage="Shipping’s on us." />
        ) : (
          <FormattedMessage
            id="basket.shipping.missing"
            defaultMessage="Ship {amount} more and shipping’s on us."
            values={{ amount: <b>{formatPrice(progress.missing, basket.currency)}</b> }}
          />
        )}
      </p>
      <Progress share={progress.share} />
    </div>
  );
}
