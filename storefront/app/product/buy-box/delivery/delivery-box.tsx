import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import * as styles from './delivery-box.module.css';

interface DeliveryBoxProps {
  promotions: readonly string[];
  pickup?: ReactNode;
  /** Content about shipping of the product; null if it cannot be shipped. */
  children: ReactNode;
}

/** Frames the facts about the delivery of a product, and the messages of promotions for it (PDP-001). */
export function DeliveryBox({ promotions, pickup, children }: DeliveryBoxProps) {
  return (
    <div className={styles.root}>
      {children ? (
        <>
          <Icon name="truck" />
          <div className={styles.shipping}>
            {children}
            {promotions.map((promotion) => (
              <p className={styles.promotion} key={promotion}>
                {promotion}
              </p>
            ))}
          </div>
        </>
      ) : null}
      {pickup ? (
        <>
          <Icon name="store" className={styles.store} />
          <div className={styles.pickup}>{pickup}</div>
        </>
      ) : null}
    </div>
  );
}
