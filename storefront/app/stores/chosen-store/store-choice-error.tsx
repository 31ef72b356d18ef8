import { CallError } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { BasketErrorMessage } from '../../basket/index.ts';
import { ActionLink } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { finderUrl } from '../finder/finder-query.ts';
import * as styles from './choose-store-button.module.css';

/** Errors of a store that has closed, lost its pickup or is gone since the page was loaded. */
const storeFaults = ['StoreNotEligibleException', 'StoreNotSelectedException'];

interface StoreChoiceErrorProps {
  error: unknown;
  /** True if the page shows other stores beside this one. */
  isAmongOthers: boolean;
}

export function StoreChoiceError({ error, isAmongOthers }: StoreChoiceErrorProps) {
  if (!(error instanceof CallError && storeFaults.includes(error.type))) {
    return <Alert className={styles.error} kind="error" role="alert" title={<BasketErrorMessage error={error} />} />;
  }
  return (
    <Alert
      className={styles.error}
      kind="error"
      role="alert"
      title={
        <FormattedMessage
          id="stores.choose.no-pickup"
          defaultMessage="This store can’t prepare pickups right now, so we changed nothing in your cart. Choose another store."
        />
      }
    >
      {isAmongOthers ? null : (
        <ActionLink underlined to={finderUrl({ hasPickup: true })}>
          <FormattedMessage id="stores.choose.others" defaultMessage="Find a store with pickup" />
        </ActionLink>
      )}
    </Alert>
  );
}
