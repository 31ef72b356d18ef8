import type { Store } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import * as buttonStyles from '../ui/button.module.css';
import { ActionLink } from '../ui/button.tsx';
import * as formPageStyles from '../ui/form-page.module.css';
import * as layoutStyles from '../ui/layout.module.css';
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx';
import * as panelStyles from '../ui/panel.module.css';
import { formatWallTime, weekdayName } from './opening-hours.ts';
import { OpeningStatus } from './opening-status.tsx';
import { StoreAddress } from './store-address.tsx';
import { StoreContact } from './store-card.tsx';
import * as styles from './store-page.module.css';

export function StorePage({ store }: { store: Store }) {
  const intl = useIntl();
  const storesTitle = intl.formatMessage({ id: 'stores.all', defaultMessage: 'Our stores' });
  return (
    <div className={layoutStyles.container}>
      <Breadcrumb crumbs={[{ text: storesTitle, to: '/our-stores' }, { text: store.name }]} />
      <div className={formPageStyles.formPage}>
        <div className={formPageStyles.header}>
          <h1 className="text-page">{store.name}</h1>
          <p className="text-lead">{store.c_blurb}</p>
        </div>
        <div className={`${formPageStyles.main} ${styles.facts}`}>
          <p className={styles.status}>
            <OpeningStatus status={store.c_door} />
          </p>
          <StoreAddress store={store} />
          <StoreContact store={store} />
          <p>
            <a className={buttonStyles.actionLink} href={`mailto:${store.contact.email}`}>
              {store.contact.email}
            </a>
          </p>
          <p>
            <FormattedMessage id="stores.returns" defaultMessage="Accepts returns of any order." />
          </p>
          <p>
            <ActionLink to="/find-stores">
              <FormattedMessage id="stores.another" defaultMessage="Choose another store" />
            </ActionLink>
          </p>
        </div>
        <OpeningHours store={store} />
      </div>
    </div>
  );
}

function OpeningHours({ store }: { store: Store }) {
  const intl = useIntl();
  return (
    <section className={panelStyles.panel} aria-labelledby="store-hours">
      <div className={panelStyles.header}>
        <h2 className="text-card" id="store-hours">
          <FormattedMessage id="stores.hours" defaultMessage="Hours" />
        </h2>
      </div>
      <dl className={`${panelStyles.body} ${styles.hours}`}>
        {store.hours.map((opening, day) => {
          const name = weekdayName(intl, day);
          return (
            <div key={name} className={day === store.c_weekday ? styles.today : undefined}>
              <dt>
                {name}
                {day === store.c_weekday ? (
                  <>
                    {', '}
                    <FormattedMessage id="stores.today" defaultMessage="today" />
                  </>
                ) : null}
              </dt>
              <dd>
                {opening && store.isOpen ? (
                  `${formatWallTime(intl, opening.open)}–${formatWallTime(intl, opening.close)}`
                ) : (
                  <FormattedMessage id="stores.closed-all-day" defaultMessage="Closed" />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
