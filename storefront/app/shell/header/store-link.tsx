import { FormattedMessage } from 'react-intl';
import { useLazyComponent } from '../../platform/lazy.tsx';
import { type ChosenStore, useAccountStoreChoice, useChosenStore } from '../../stores/index.ts';
import * as styles from './store-link.module.css';
import { StoreLinkLayout } from './store-link-layout.tsx';

const loadFlyout = () => import('./store-flyout.tsx');

/** Leads to the page of the shopper's store, or to the finder (SHELL-010, SHELL-011). Its box has the same size in both cases. */
export function StoreLink() {
  useAccountStoreChoice();
  return <StoreAction store={useChosenStore().store} />;
}

export function StoreAction({ store }: { store: ChosenStore | undefined }) {
  return (
    <div className={styles.root}>
      {store?.city ? (
        <ChosenStoreLink store={store} />
      ) : (
        <StoreLinkLayout store={undefined} title={<FormattedMessage id="shell.store.nearby" defaultMessage="Near you" />}>
          <b>
            <FormattedMessage id="shell.store.find" defaultMessage="Find a store" />
          </b>
        </StoreLinkLayout>
      )}
    </div>
  );
}

/** Renders the link to the chosen store. Its opening status and its flyout load when the browser is idle. */
function ChosenStoreLink({ store }: { store: ChosenStore }) {
  const { Component: StoreFlyout } = useLazyComponent(loadFlyout, 'idle');
  if (StoreFlyout) return <StoreFlyout chosen={store} />;
  return (
    <StoreLinkLayout store={store} title={store.city}>
      <b>
        <FormattedMessage id="stores.yours" defaultMessage="Your store" />
      </b>
    </StoreLinkLayout>
  );
}
