import type { Store } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { regionName } from '../../basket/index.ts';
import { Link } from '../../platform/locale/navigation.tsx';
import { StencilNumber } from '../../ui/stencil-number.tsx';
import { storePath } from '../store-links.ts';
import * as styles from './all-stores.module.css';
import type { SelectedStore } from './use-selected-store.ts';

export function AllStores({ stores, selected }: { stores: readonly Store[]; selected: SelectedStore }) {
  const intl = useIntl();
  return (
    <>
      <h2 className={`text-card ${styles.heading}`}>
        <FormattedMessage
          id="stores.all-count"
          defaultMessage="{count, plural, one {# store} other {All # stores}}"
          values={{ count: stores.length }}
        />
      </h2>
      <ol className={styles.stores}>
        {stores.map((store, index) => (
          <li key={store.ID} onPointerEnter={() => selected.select(store.ID)} onFocus={() => selected.select(store.ID)}>
            <StencilNumber className={styles.position} text={String(index + 1)} />
            <Link to={storePath(store)}>
              <b>{store.name}</b> <span className="text-muted">{regionName(intl, store.address.countryCode, store.address.stateCode)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </>
  );
}
