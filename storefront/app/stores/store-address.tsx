import type { Store } from '@outfitter/contract/client';
import { addressLines } from './address-lines.ts';
import * as styles from './store-address.module.css';

export function StoreAddress({ store }: { store: Store }) {
  return (
    <address className={styles.root}>
      {addressLines(store).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
