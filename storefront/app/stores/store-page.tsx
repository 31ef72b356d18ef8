import type { Store } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from '../platform/locale/navigation.tsx';
import { useDateFormat } from '../platform/locale/use-date-format.ts';
import * as buttonStyles from '../ui/button.module.css';
import { classNames } from '../ui/class-names.ts';
import * as formPageStyles from '../ui/form-page.module.css';
import { Icon } from '../ui/icon.tsx';
import * as layoutStyles from '../ui/layout.module.css';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import { ChooseStoreButton } from './chosen-store/choose-store-button.tsx';
import { DepartmentLinks } from './department-links.tsx';
import { distanceUnitOf } from './distance.ts';
import { OpeningStatus } from './hours/opening-status.tsx';
import { reopeningDate } from './hours/reopening-date.ts';
import { StoreClosure } from './hours/store-closure.tsx';
import { StoreHours } from './hours/store-hours.tsx';
import { MapFrame } from './map/map-frame.tsx';
import type { MapTiles } from './map/map-layer.ts';
import { PickupText } from './pickup-text.tsx';
import type { StockedDepartment } from './stocked-departments.ts';
import { StoreAddress } from './store-address.tsx';
import { StoreContact } from './store-card.tsx';
import { StoreDialogLink } from './store-dialog/store-dialog-link.tsx';
import { StoreImage } from './store-image.tsx';
import { storePath } from './store-links.ts';
import * as styles from './store-page.module.css';

interface StorePageProps {
  store: Store;
  mapTiles: MapTiles | undefined;
  departments: readonly StockedDepartment[];
}

export function StorePage({ store, mapTiles, departments }: StorePageProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [photo, ...photos] = store.photoGallery;
  const storesTitle = intl.formatMessage({ id: 'stores.all', defaultMessage: 'Our stores' });
  return (
    <div className={layoutStyles.container}>
      <Breadcrumb crumbs={[{ text: storesTitle, to: '/our-stores' }, { text: store.name }]} />
      <div className={formPageStyles.formPage}>
        <div className={classNames(formPageStyles.header, photo && styles.headerWithPhoto)}>
          <h1 className="text-page">{store.name}</h1>
          <p className="text-lead">{store.c_blurb}</p>
        </div>
        {photo ? <StoreImage photo={photo} sizes="(width >= 64rem) 520px, 100vw" maxWidth={750} priority="eager" /> : null}
        <div className={`${formPageStyles.main} ${styles.facts}`}>
          <StoreClosure store={store} />
          <p className={styles.status}>
            <OpeningStatus store={store} />
          </p>
          <StoreAddress store={store} />
          <ChooseStoreButton store={store} />
          <StoreContact store={store} />
          <p>
            <a className={buttonStyles.actionLink} href={`mailto:${store.contact.email}`}>
              {store.contact.email}
            </a>
          </p>
          {store.contact.fax ? (
            <p>
              <FormattedMessage id="stores.fax" defaultMessage="Fax {number}" values={{ number: store.contact.fax }} />
            </p>
          ) : null}
          <DepartmentLinks departments={departments} />
          <StoreServices store={store} />
          <p>
            <StoreDialogLink onChoose={(chosen) => void navigate(storePath(chosen))}>
              <FormattedMessage id="stores.another" defaultMessage="Choose another store" />
            </StoreDialogLink>
          </p>
        </div>
        <StoreHours store={store} />
      </div>
      <MapFrame stores={[store]} unit={distanceUnitOf(store.address)} tiles={mapTiles} className={styles.map} />
      <StoreGallery photos={photos} />
    </div>
  );
}

interface NamedListProps {
  heading: ReactNode;
  entries: readonly string[];
  /** Text below the list. */
  children?: ReactNode;
}

function NamedList({ heading, entries, children }: NamedListProps) {
  if (entries.length === 0 && !children) return null;
  return (
    <section>
      <h2 className="text-card">{heading}</h2>
      {entries.length > 0 ? (
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry}>
              <Icon name="check" small />
              {entry}
            </li>
          ))}
        </ul>
      ) : null}
      {children}
    </section>
  );
}

function StoreServices({ store }: { store: Store }) {
  const intl = useIntl();
  const { day } = useDateFormat();
  const reopening = reopeningDate(store);
  if (store.closedOverridePermanent) return null;
  const pickup = intl.formatMessage({ id: 'stores.pickup', defaultMessage: 'Pickup of online orders' });
  const status = store.c_pickupStatus;
  const services = [...(status === 'offered' ? [pickup] : []), ...store.c_services];
  return (
    <div className={styles.lists}>
      <NamedList
        heading={
          reopening ? (
            <FormattedMessage
              id="stores.services-from"
              defaultMessage="Services from {date}"
              values={{ date: day(reopening, store.c_date) }}
            />
          ) : (
            <FormattedMessage id="stores.services" defaultMessage="Services" />
          )
        }
        entries={services}
      >
        {status === 'none' ? (
          <p className="text-muted">
            <PickupText status={status} />
          </p>
        ) : null}
      </NamedList>
      <NamedList heading={<FormattedMessage id="stores.features" defaultMessage="Good to know" />} entries={store.c_features} />
    </div>
  );
}

function StoreGallery({ photos }: { photos: Store['photoGallery'] }) {
  if (photos.length === 0) return null;
  return (
    <div className={styles.gallery}>
      {photos.map((photo, index) => {
        const isWide = index === 0 && photos.length % 2 === 1;
        return (
          <StoreImage
            key={photo.image}
            photo={photo}
            sizes={isWide ? '(width >= 86rem) 1300px, 100vw' : '(width >= 48rem) min(50vw, 642px), 100vw'}
            maxWidth={isWide ? 1300 : 1000}
          />
        );
      })}
    </div>
  );
}
