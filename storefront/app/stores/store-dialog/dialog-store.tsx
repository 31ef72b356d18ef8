import type { DistanceUnit, Place, Store } from '@outfitter/contract/client';
import { type ReactNode, useCallback } from 'react';
import { addressLines } from '../address-lines.ts';
import { ChooseStoreButton } from '../chosen-store/choose-store-button.tsx';
import { OpeningStatus } from '../hours/opening-status.tsx';
import { PickupText } from '../pickup-text.tsx';
import { StoreDistance } from '../store-distance.tsx';
import * as styles from './store-dialog.module.css';

interface DialogStoreProps {
  store: Store;
  place: Place | undefined;
  unit: DistanceUnit;
  onChosen(store: Store): void;
  /** Stock of the shopper's items in the store; by default, whether it has pickup. */
  children: ReactNode;
}

export function DialogStore({ store, place, unit, onChosen, children }: DialogStoreProps) {
  const handleChosen = useCallback(() => onChosen(store), [onChosen, store]);
  return (
    <li className={styles.store}>
      <div>
        <h3 className="text-card">{store.name}</h3>
        <p>{addressLines(store).join(', ')}</p>
        <p>
          <OpeningStatus store={store} />
          {store.address.distance === 0 ? null : <StoreDistance store={store} place={place} unit={unit} />}
        </p>
        {/* A store that is temporarily closed states its pickup beside its button. */}
        {children ??
          (store.c_pickupStatus === 'closed' ? null : (
            <p className="text-muted">
              <PickupText status={store.c_pickupStatus} />
            </p>
          ))}
      </div>
      <ChooseStoreButton store={store} isAmongOthers onChosen={handleChosen} />
    </li>
  );
}
