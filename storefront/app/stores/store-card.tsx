import type { DistanceUnit, Place, Store } from '@outfitter/contract/client';
import { Link } from '../platform/locale/navigation.tsx';
import * as buttonStyles from '../ui/button.module.css';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { StencilNumber } from '../ui/stencil-number.tsx';
import { ChooseStoreButton } from './chosen-store/choose-store-button.tsx';
import { DirectionsLink } from './directions-link.tsx';
import { OpeningStatus } from './hours/opening-status.tsx';
import { PickupText } from './pickup-text.tsx';
import { StoreAddress } from './store-address.tsx';
import * as styles from './store-card.module.css';
import { StoreDistance } from './store-distance.tsx';
import { StoreImage } from './store-image.tsx';
import { storePath } from './store-links.ts';

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
        <ChooseStoreButton store={store} />
      </div>
      <p className={styles.blurb}>{store.c_blurb}</p>
    </li>
  );
}

export const foundStoreId = (id: string) => `store-${id}`;

interface FoundStoreProps {
  store: Store;
  position: number;
  place: Place | undefined;
  unit: DistanceUnit;
  isSelected: boolean;
  /** Called when the pointer or the focus enters the store. */
  onSelect(): void;
}

/** Shows a store in a list by distance. The number is that of its pin. */
export function FoundStore({ store, position, place, unit, isSelected, onSelect }: FoundStoreProps) {
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
          <StoreDistance store={store} place={place} unit={unit} />
        </p>
        <FoundServices store={store} />
        <StoreContact store={store} />
        <ChooseStoreButton store={store} />
      </div>
    </li>
  );
}

/** Lists the services of a store. Whether a temporarily closed store has pickup is stated beside its button. */
function FoundServices({ store: { c_pickupStatus: status, c_services } }: { store: Store }) {
  const pickup = status === 'closed' ? undefined : <PickupText status={status} />;
  const services = c_services.join(' · ');
  if (!pickup && !services) return null;
  return (
    <p className="text-muted">
      {pickup}
      {pickup && services ? ' · ' : null}
      {services}
    </p>
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
