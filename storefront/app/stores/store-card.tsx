import type { DistanceUnit, Store } from '@outfitter/contract/client';
import { useIntl } from 'react-intl';
import { Link } from '../platform/locale/navigation.tsx';
import * as buttonStyles from '../ui/button.module.css';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { StencilNumber } from '../ui/stencil-number.tsx';
import { ChooseStoreButton } from './chosen-store/choose-store-button.tsx';
import { DirectionsLink } from './directions-link.tsx';
import { formatDistance } from './distance.ts';
import { OpeningStatus } from './opening-status.tsx';
import { PickupText } from './pickup-text.tsx';
import { StoreAddress } from './store-address.tsx';
import * as styles from './store-card.module.css';
import { storePath } from './store-links.ts';

/** A store in a list by state. */
export function StoreCard({ store }: { store: Store }) {
  return (
    <li className={styles.root}>
      <div>
        <StoreName store={store} as="h3" />
        <StoreAddress store={store} />
        <p>
          <OpeningStatus store={store} />
        </p>
        <StoreContact store={store} />
        <ChooseStoreButton store={store} />
      </div>
      <p className={styles.blurb}>{store.c_blurb}</p>
    </li>
  );
}

/** The element of a store in a list by distance. */
export const foundStoreId = (id: string) => `store-${id}`;

interface FoundStoreProps {
  store: Store;
  position: number;
  unit: DistanceUnit;
  isSelected: boolean;
  /** It has been pointed at, or the focus is in it. */
  onSelect(): void;
}

/** A store in a list by distance. The number is that of its pin. */
export function FoundStore({ store, position, unit, isSelected, onSelect }: FoundStoreProps) {
  const intl = useIntl();
  const { distance } = store.address;
  return (
    <li
      id={foundStoreId(store.ID)}
      className={classNames(styles.found, isSelected && styles.selected)}
      onPointerEnter={onSelect}
      onFocus={onSelect}
    >
      <StencilNumber className={styles.position} text={String(position)} />
      <div>
        <StoreName store={store} as="h2" />
        <StoreAddress store={store} />
        <p>
          <OpeningStatus store={store} />
          {distance === undefined ? null : <span className="text-muted">{` · ${formatDistance(intl, distance, unit)}`}</span>}
        </p>
        <p className="text-muted">
          <PickupText store={store} />
          {store.c_services.length > 0 ? ` · ${intl.formatList(store.c_services, { type: 'unit' })}` : null}
        </p>
        <StoreContact store={store} />
        <ChooseStoreButton store={store} />
      </div>
    </li>
  );
}

function StoreName({ store, as: Heading }: { store: Store; as: 'h2' | 'h3' }) {
  return (
    <Heading className="text-card">
      <Link to={storePath(store)}>{store.name}</Link>
    </Heading>
  );
}

export function StoreContact({ store }: { store: Store }) {
  return (
    <p className={styles.contact}>
      <a className={buttonStyles.actionLink} href={`tel:+1${store.contact.phone.replaceAll(/\D/g, '')}`}>
        <Icon name="phone" small />
        {store.contact.phone}
      </a>
      <DirectionsLink store={store} />
    </p>
  );
}
