import { FormattedMessage } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ChatLabel } from '../chat-label.tsx';
import { accountEntry, storePath, useShopFeatures } from '../shop-features.ts';
import * as styles from './main-menu.module.css';
import { menuId } from './menu-ids.ts';

export function MenuTools() {
  const { account, stores, orderTracking, chat } = useShopFeatures();
  const entry = account && accountEntry(account.customer, 'menu');
  return (
    <div className={styles.tools}>
      {entry && 'to' in entry ? (
        <Link to={entry.to}>
          <Icon name="account" />
          {account.customer.kind === 'registered' ? (
            account.customer.firstName
          ) : (
            <FormattedMessage id="shell.account.sign-in" defaultMessage="Sign in" />
          )}
        </Link>
      ) : null}
      {stores ? (
        <Link to={storePath(stores.chosen)}>
          <Icon name="pin" />
          {stores.chosen?.city ?? <FormattedMessage id="shell.store.find" defaultMessage="Find a store" />}
        </Link>
      ) : null}
      {orderTracking ? (
        <Link to="/track-order">
          <Icon name="truck" />
          <FormattedMessage id="shell.tools.track" defaultMessage="Track Order" />
        </Link>
      ) : null}
      <Link to="/customer-service#contact">
        <Icon name="phone" />
        <FormattedMessage id="shell.tools.contact" defaultMessage="Contact Us" />
      </Link>
      {chat ? (
        <button type="button" popoverTarget={menuId} popoverTargetAction="hide" onClick={chat.open}>
          <ChatLabel chat={chat} />
        </button>
      ) : null}
    </div>
  );
}
