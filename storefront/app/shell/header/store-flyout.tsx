import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import {
  type ChosenStore,
  chosenStorePath,
  DirectionsLink,
  OpeningStatus,
  ShortOpeningStatus,
  StoreAddress,
  useStoreDetails,
  useStoreDialog,
  useViewedItem,
} from '../../stores/index.ts';
import { HeaderFlyout } from './header-flyout.tsx';
import * as styles from './store-flyout.module.css';
import { StoreLinkLayout } from './store-link-layout.tsx';

/** Renders the link to the chosen store with its opening status, and the flyout below it. It is loaded only if a store is chosen. */
export default function StoreFlyout({ chosen }: { chosen: ChosenStore }) {
  const intl = useIntl();
  const store = useStoreDetails(chosen);
  const { open, hasFailed, dialog } = useStoreDialog({ item: useViewedItem() });
  const yourStore = intl.formatMessage({ id: 'stores.yours', defaultMessage: 'Your store' });
  return (
    <>
      <HeaderFlyout
        id="store-flyout"
        label={yourStore}
        action={
          <StoreLinkLayout store={chosen} title={chosen.city}>
            {store ? <ShortOpeningStatus store={store} /> : <b>{yourStore}</b>}
          </StoreLinkLayout>
        }
      >
        <div className={styles.store}>
          <b>{chosen.name}</b>
          {store ? (
            <>
              <p>
                <OpeningStatus store={store} />
              </p>
              <StoreAddress store={store} />
              <DirectionsLink store={store} />
            </>
          ) : null}
        </div>
        <Link to={chosenStorePath(chosen)}>
          <FormattedMessage id="shell.store.page" defaultMessage="Hours and services" />
        </Link>
        {hasFailed ? (
          <Link to="/find-stores">
            <FormattedMessage id="shell.store.change" defaultMessage="Change store" />
          </Link>
        ) : (
          <button type="button" onClick={open}>
            <FormattedMessage id="shell.store.change" defaultMessage="Change store" />
          </button>
        )}
      </HeaderFlyout>
      {dialog}
    </>
  );
}
