import type { DistanceUnit, Store } from '@outfitter/contract/client';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { addressLines } from '../address-lines.ts';
import { ChooseStoreButton } from '../chosen-store/choose-store-button.tsx';
import { formatDistance } from '../distance.ts';
import { OpeningStatus } from '../opening-status.tsx';
import { PickupText } from '../pickup-text.tsx';
import * as styles from './store-dialog.module.css';
import { StoreStock } from './store-stock.tsx';

interface DialogStoreProps {
  store: Store;
  unit: DistanceUnit;
  productId: string | undefined;
  onChosen(store: Store): void;
}

export function DialogStore({ store, unit, productId, onChosen }: DialogStoreProps) {
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
        {productId && store.bopisEnabled ? (
          <StoreStock productId={productId} store={store} />
        ) : (
          <p className="text-muted">
            <PickupText store={store} />
          </p>
        )}
      </div>
      <ChooseStoreButton store={store} onChosen={handleChosen} />
    </li>
  );
}
