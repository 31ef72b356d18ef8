import type { DistanceUnit, Store } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../platform/locale/navigation.tsx';
import * as buttonStyles from '../ui/button.module.css';
import { Icon } from '../ui/icon.tsx';
import { StencilNumber } from '../ui/stencil-number.tsx';
import { formatDistance } from './distance.ts';
import { OpeningStatus } from './opening-status.tsx';
import { StoreAddress } from './store-address.tsx';
import * as styles from './store-card.module.css';
import { StoreImage } from './store-image.tsx';
import { directionsTo, storePath } from './store-links.ts';

/** A store in a list by state. */
export function StoreCard({ store }: { store: Store }) {
  const [photo] = store.photoGallery;
  return (
    <li className={styles.root}>
      {photo ? <StoreImage photo={photo} sizes="(width >= 64rem) 480px, (width >= 48rem) 50vw, 100vw" maxWidth={750} isDecorative /> : null}
      <div>
        <StoreName store={store} as="h3" />
        <StoreAddress store={store} />
        <p>
          <OpeningStatus store={store} />
        </p>
        <StoreContact store={store} />
      </div>
      <p className={styles.blurb}>{store.c_blurb}</p>
    </li>
  );
}

/** A store in a list by distance. The number is that of its pin. */
export function FoundStore({ store, position, unit }: { store: Store; position: number; unit: DistanceUnit }) {
  const intl = useIntl();
  const { distance } = store.address;
  return (
    <li className={styles.found}>
      <StencilNumber className={styles.position} text={String(position)} />
      <div>
        <StoreName store={store} as="h2" />
        <StoreAddress store={store} />
        <p>
          <OpeningStatus store={store} />
          {distance === undefined ? null : <span className="text-muted">{` · ${formatDistance(intl, distance, unit)}`}</span>}
        </p>
        {store.c_services.length > 0 ? <p className="text-muted">{intl.formatList(store.c_services, { type: 'unit' })}</p> : null}
        <StoreContact store={store} />
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
