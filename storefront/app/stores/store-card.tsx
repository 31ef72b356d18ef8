import type { Store } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { Link } from '../platform/locale/navigation.tsx';
import * as buttonStyles from '../ui/button.module.css';
import { Icon } from '../ui/icon.tsx';
import { OpeningStatus } from './opening-status.tsx';
import { StoreAddress } from './store-address.tsx';
import * as styles from './store-card.module.css';
import { directionsTo, storePath } from './store-links.ts';

export function StoreCard({ store }: { store: Store }) {
  return (
    <li className={styles.root}>
      <div>
        <h3 className="text-card">
          <Link to={storePath(store)}>{store.name}</Link>
        </h3>
        <StoreAddress store={store} />
        <p>
          <OpeningStatus status={store.c_door} />
        </p>
        <StoreContact store={store} />
      </div>
      <p className={styles.blurb}>{store.c_blurb}</p>
    </li>
  );
}

export function StoreContact({ store }: { store: Store }) {
  return (
    <p className={styles.contact}>
      <a className={buttonStyles.actionLink} href={`tel:+1${store.contact.phone.replaceAll(/\D/g, '')}`}>
        <Icon name="phone" small />
        {store.contact.phone}
      </a>
      <a className={buttonStyles.actionLink} href={directionsTo(store)} target="_blank" rel="noreferrer">
        <Icon name="pin" small />
        <FormattedMessage id="stores.directions" defaultMessage="Directions" />
        <span className="visually-hidden">
          {' '}
          <FormattedMessage
            id="stores.directions.destination"
            defaultMessage="to {name}, opens a new window"
            values={{ name: store.name }}
          />
        </span>
      </a>
    </p>
  );
}
