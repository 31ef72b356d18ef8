import type { Store } from '@outfitter/contract/client';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDateFormat } from '../../platform/locale/use-date-format.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { reopeningDate } from '../hours/reopening-date.ts';
import * as styles from './choose-store-button.module.css';
import { StoreChoiceError } from './store-choice-error.tsx';
import { useChooseStore } from './use-choose-store.ts';
import { useChosenStore } from './use-chosen-store.ts';

interface ChooseStoreButtonProps {
  store: Store;
  isAmongOthers?: boolean;
  onChosen?(): void;
}

/** "Choose this store" becomes "Your store", in the same place and with the focus. A store that is closed for good cannot be chosen. */
export function ChooseStoreButton({ store, isAmongOthers = false, onChosen }: ChooseStoreButtonProps) {
  const { store: chosen } = useChosenStore();
  const { status, error, mutate } = useChooseStore();
  const isChosen = chosen?.ID === store.ID;
  useEffect(() => {
    if (status === 'success') onChosen?.();
  }, [status, onChosen]);
  if (store.closedOverridePermanent) return null;
  return (
    <div className={layoutStyles.requiresScript}>
      {store.c_pickupStatus === 'closed' ? (
        <p className={`text-small ${styles.note}`}>
          <NoPickupYet store={store} />
        </p>
      ) : null}
      <Button
        kind="secondary"
        small
        className={classNames(styles.button, isChosen && styles.chosen)}
        busy={status === 'pending'}
        disabled={isChosen}
        onClick={() => mutate(store)}
      >
        {isChosen ? <Icon name="check" small /> : null}
        <span>
          {isChosen ? (
            <FormattedMessage id="stores.yours" defaultMessage="Your store" />
          ) : (
            <FormattedMessage id="stores.choose" defaultMessage="Choose this store" />
          )}
          <span className="visually-hidden">{` ${store.name}`}</span>
        </span>
      </Button>
      {status === 'error' ? <StoreChoiceError error={error} isAmongOthers={isAmongOthers} /> : null}
      <span className="visually-hidden" role="status">
        {status === 'success' && isChosen ? (
          <FormattedMessage id="stores.chosen" defaultMessage="{name} is your store now." values={{ name: store.name }} />
        ) : null}
      </span>
    </div>
  );
}

function NoPickupYet({ store }: { store: Store }) {
  const { day } = useDateFormat();
  const date = reopeningDate(store);
  return date ? (
    <FormattedMessage
      id="stores.no-pickup-before"
      defaultMessage="Nothing can be picked up here before {date}, when the store opens again."
      values={{ date: day(date, store.c_date) }}
    />
  ) : (
    <FormattedMessage id="stores.no-pickup-yet" defaultMessage="Nothing can be picked up here until the store opens again." />
  );
}
