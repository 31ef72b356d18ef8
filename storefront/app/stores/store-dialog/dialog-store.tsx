import type { DistanceUnit, Store } from '@outfitter/contract/client';
import { type ReactNode, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { addressLines } from '../address-lines.ts';
import { ChooseStoreButton } from '../chosen-store/choose-store-button.tsx';
import { formatDistance } from '../distance.ts';
import { OpeningStatus } from '../opening-status.tsx';
import { PickupText } from '../pickup-text.tsx';
import * as styles from './store-dialog.module.css';

interface DialogStoreProps {
  store: Store;
  unit: DistanceUnit;
  onChosen(store: Store): void;
  /** What the store has in stock of what the shopper is looking for; without it, whether it has pickup. */
  children: ReactNode;
}

export function DialogStore({ store, unit, onChosen, children }: DialogStoreProps) {
  const intl = useIntl();
  const { distance } = store.address;
  const handleChosen = useCallback(() => onChosen(store), [onChosen, store]);
  return (
    <li className={styles.store}>
      <div>
        <h3 className="text-card">{store.name}</h3>
        <p>{addressLines(store).join(', ')}</p>
        <p>
          <OpeningStatus store={store} />
          {distance ? <span className="text-muted">{` · ${formatDistance(intl, distance, unit)}`}</span> : null}
        </p>
        {children ?? (
          <p className="text-muted">
            <PickupText store={store} />
          </p>
        )}
      </div>
      <ChooseStoreButton store={store} onChosen={handleChosen} />
    </li>
  );
}
