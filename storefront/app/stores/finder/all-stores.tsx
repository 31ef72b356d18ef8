import type { Store } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { regionName } from '../../basket/index.ts';
import { Link } from '../../platform/locale/navigation.tsx';
import { StencilNumber } from '../../ui/stencil-number.tsx';
import { ShortOpeningStatus } from '../hours/short-opening-status.tsx';
import { storePath } from '../store-links.ts';
import * as styles from './all-stores.module.css';
import type { SelectedStore } from './use-selected-store.ts';

interface AllStoresProps {
  stores: readonly Store[];
  /** True if the list may lack stores. */
  isFiltered: boolean;
  selected: SelectedStore;
}

export function AllStores({ stores, isFiltered, selected }: AllStoresProps) {
  const intl = useIntl();
  return (
    <>
      <div role="status">
        <h2 className={`text-card ${styles.heading}`}>
          <FormattedMessage
            id="stores.all-count"
            defaultMessage="{isFiltered, select, true {{count, plural, one {# store} other {# stores}}} other {{count, plural, one {# store} other {All # stores}}}}"
            values={{ count: stores.length, isFiltered }}
          />
        </h2>
      </div>
      <ol className={styles.stores}>
        {stores.map((store, index) => (
          <li key={store.ID} onPointerEnter={() => selected.select(store.ID)} onFocus={() => selected.select(store.ID)}>
            <StencilNumber className={styles.position} text={String(index + 1)} />
            <Link to={storePath(store)}>
              <b>{store.name}</b> <span className="text-muted">{regionName(intl, store.address.countryCode, store.address.stateCode)}</span>
            </Link>
            <ShortOpeningStatus store={store} />
          </li>
        ))}
      </ol>
    </>
  );
}
