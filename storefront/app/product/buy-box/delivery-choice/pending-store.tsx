import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useChosenStore } from '../../../stores/index.ts';
import * as styles from './pending-store.module.css';

/**
 * Contains a component that the server renders for a shopper without a store, and that hydrates late. For a shopper with a store, a style
 * shows the neutral text of its `PendingText` until then: a change of the HTML would fail its hydration.
 */
export function PendingStore({ children }: { children: ReactNode }) {
  const { store } = useChosenStore();
  return <div className={store && styles.hasStore}>{children}</div>;
}

interface PendingTextProps {
  /** Whether it is known that the shopper has no store. */
  isKnown: boolean;
  /** Text for a shopper without a store. */
  children: ReactNode;
}

export function PendingText({ isKnown, children }: PendingTextProps) {
  if (isKnown) return children;
  return (
    <span className={styles.texts}>
      <span className={styles.withoutStore}>{children}</span>
      <span className={styles.withStore}>
        <FormattedMessage id="product.pickup.loading" defaultMessage="Checking stock" />
      </span>
    </span>
  );
}
