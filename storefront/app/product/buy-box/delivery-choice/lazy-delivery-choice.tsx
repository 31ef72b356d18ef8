import { lazyOnVisible } from '../../../platform/lazy.tsx';
import { withStyleSheets } from '../../../platform/lazy-style-sheets.tsx';
import type { DeliveryChoiceProps } from './delivery-choice.tsx';
import * as styles from './lazy-delivery-choice.module.css';

/** Loads the choice near the viewport. Until its code has loaded, it shows the choice of a shopper without a store: to ship the item. */
export const LazyDeliveryChoice = lazyOnVisible<DeliveryChoiceProps>(
  'delivery-choice',
  async () => ({ default: withStyleSheets('delivery-choice', (await import('./delivery-choice.tsx')).default) }),
  <div className={styles.placeholder} />,
);
