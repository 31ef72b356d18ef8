import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useChosenStore } from '../../../stores/index.ts';
import * as styles from './pending-store.module.css';

/**
 * Wraps a lazy component whose server HTML is that of a shopper without a store. For a shopper with a store, CSS shows "Checking stock" in
 * place of each `PendingText` until the component has hydrated; other HTML would be a hydration mismatch.
 */
export function PendingStore({ children }: { children: ReactNode }) {
  const { store } = useChosenStore();
  return <div className={store && styles.hasStore}>{children}</div>;
}

interface PendingTextProps {
  /** Whether the chosen store, or that there is none, has been read: false on the server and during hydration. */
  isStoreKnown: boolean;
  /** Text for a shopper without a store. */
  children: ReactNode;
}

export function PendingText({ isStoreKnown, children }: PendingTextProps) {
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
