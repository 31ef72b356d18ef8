import { lazyOnVisible } from '../../../platform/lazy.tsx';
import { withStyleSheets } from '../../../platform/lazy-style-sheets.tsx';
import { CheckingStockScope } from './checking-stock.tsx';
import type { DeliveryChoiceProps } from './delivery-choice.tsx';
import * as styles from './lazy-delivery-choice.module.css';

const Choice = lazyOnVisible<DeliveryChoiceProps>(
  'delivery-choice',
  async () => ({ default: withStyleSheets('delivery-choice', (await import('./delivery-choice.tsx')).default) }),
  <div className={styles.placeholder} />,
);

/** Loads the choice near the viewport. Until its code has loaded, it shows the choice of a shopper without a store: to ship the item. */
export function LazyDeliveryChoice(props: DeliveryChoiceProps) {
  return (
    <CheckingStockScope>
      <Choice {...props} />
    </CheckingStockScope>
  );
}
