import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import * as styles from './delivery-box.module.css';

/** Frames what is known about the delivery of a product, and the messages of promotions for it (PDP-001). */
export function DeliveryBox({ promotions, children }: { promotions: readonly string[]; children: ReactNode }) {
  return (
    <div className={styles.root}>
      <Icon name="truck" />
      <div>
        {children}
        {promotions.map((promotion) => (
          <p className={styles.promotion} key={promotion}>
            {promotion}
          </p>
        ))}
      </div>
    </div>
  );
}
