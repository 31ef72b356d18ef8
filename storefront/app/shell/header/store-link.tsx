import { FormattedMessage } from 'react-intl';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { type ChosenStore, useAccountChoice, useChosenStore } from '../../stores/index.ts';
import { LinkToStore } from './link-to-store.tsx';
import * as styles from './store-link.module.css';

const loadFlyout = () => import('./store-flyout.tsx');

/** Leads to the page of the shopper's store, or to the finder (SHELL-010, SHELL-011). Its box has the same size in both cases. */
export function StoreLink() {
  useAccountChoice();
  return <StoreAction store={useChosenStore().store} />;
}

export function StoreAction({ store }: { store: ChosenStore | undefined }) {
  return (
    <div className={styles.root}>
      {store?.city ? (
        <ChosenStoreLink store={store} />
      ) : (
        <LinkToStore store={undefined} title={<FormattedMessage id="shell.store.nearby" defaultMessage="Near you" />}>
          <b>
            <FormattedMessage id="shell.store.find" defaultMessage="Find a store" />
          </b>
        </LinkToStore>
      )}
    </div>
  );
}

/** Renders the link to the chosen store. Its opening status and its flyout load when the browser is idle. */
function ChosenStoreLink({ store }: { store: ChosenStore }) {
  const { Component: StoreFlyout } = useLazyComponent(loadFlyout, 'idle');
  if (StoreFlyout) return <StoreFlyout chosen={store} />;
  return (
    <LinkToStore store={store} title={store.city}>
      <b>
        <FormattedMessage id="stores.yours" defaultMessage="Your store" />
      </b>
    </LinkToStore>
  );
}
