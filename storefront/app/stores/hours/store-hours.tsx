import type { Store } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { useDateFormat } from '../../platform/locale/use-date-format.ts';
import * as panelStyles from '../../ui/panel.module.css';
import { reopeningDate } from './reopening-date.ts';
import * as styles from './store-hours.module.css';

function OpeningText({ opening }: { opening: Store['hours'][number] }) {
  const { wallTime } = useDateFormat();
  return opening ? (
    `${wallTime(opening.open)}–${wallTime(opening.close)}`
  ) : (
    <FormattedMessage id="stores.closed-all-day" defaultMessage="Closed" />
  );
}

export function StoreHours({ store }: { store: Store }) {
  const { day, weekday } = useDateFormat();
  const isClosed = store.c_door.is === 'closed';
  const isOpenToday = !(isClosed || store.closedOverride);
  const reopening = reopeningDate(store);
  const special = isOpenToday ? store.c_specialHours : store.c_specialHours.filter(({ date }) => reopening && date >= reopening);
  return (
    <section className={panelStyles.panel} aria-labelledby="store-hours">
      <div className={panelStyles.header}>
        <h2 className="text-card" id="store-hours">
          {reopening ? (
            <FormattedMessage id="stores.hours-from" defaultMessage="Hours from {date}" values={{ date: day(reopening, store.c_date) }} />
          ) : (
            <FormattedMessage id="stores.hours" defaultMessage="Hours" />
          )}
        </h2>
      </div>
      <div className={`${panelStyles.body} ${styles.root}`}>
        <dl className={styles.hours}>
          {store.hours.map((opening, index) => {
            const name = weekday(index);
            const isToday = isOpenToday && index === store.c_weekday && !special.some(({ date }) => date === store.c_date);
            return (
              <div key={name} className={isToday ? styles.today : undefined}>
                <dt>
                  {name}
                  {isToday ? (
                    <>
                      {', '}
                      <FormattedMessage id="stores.today" defaultMessage="today" />
                    </>
                  ) : null}
                </dt>
                <dd>
                  <OpeningText opening={isClosed ? null : opening} />
                </dd>
              </div>
            );
          })}
        </dl>
        {special.length > 0 ? (
          <>
            <h3 className={`text-label ${styles.heading}`}>
              <FormattedMessage id="stores.special-hours" defaultMessage="Holidays and special hours" />
            </h3>
            <dl className={styles.hours}>
              {special.map(({ date, name, opening }) => (
                <div key={date} className={date === store.c_date ? styles.today : undefined}>
                  <dt>
                    {day(date, store.c_date)}
                    {name ? <span className={styles.name}>{name}</span> : null}
                  </dt>
                  <dd>
                    <OpeningText opening={opening} />
                  </dd>
                </div>
              ))}
            </dl>
          </>
        ) : null}
      </div>
    </section>
  );
}
