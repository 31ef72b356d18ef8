import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useChosenStore } from '../../../stores/index.ts';
import * as styles from './checking-stock.module.css';

/**
 * Wraps a lazy component whose server HTML is that of a shopper without a store. For a shopper with a store, CSS shows "Checking stock" in
 * place of each `CheckingStockText` until the component has hydrated; other HTML would be a hydration mismatch.
 */
export function CheckingStockScope({ children }: { children: ReactNode }) {
  const { store } = useChosenStore();
  return <div className={store && styles.hasStore}>{children}</div>;
}

interface CheckingStockTextProps {
  /** Whether the chosen store, or that there is none, has been read: false on the server and during hydration. */
  isStoreKnown: boolean;
  /** Text for a shopper without a store. */
  children: ReactNode;
}

export function CheckingStockText({ isStoreKnown, children }: CheckingStockTextProps) {
  if (isStoreKnown) return children;
  return (
    <span className={styles.texts}>
      <span className={styles.withoutStore}>{children}</span>
      <span className={styles.withStore}>
        <FormattedMessage id="product.pickup.loading" defaultMessage="Checking stock" />
      </span>
    </span>
  );
}
