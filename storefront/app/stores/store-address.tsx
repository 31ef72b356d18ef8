import type { Store } from '@outfitter/contract/client';
import * as styles from './store-address.module.css';
import { addressLines } from './stores-by-state.ts';

export function StoreAddress({ store }: { store: Store }) {
  return (
    <address className={styles.root}>
      {addressLines(store).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
