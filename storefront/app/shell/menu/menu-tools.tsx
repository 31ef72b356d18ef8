import { FormattedMessage } from 'react-intl';
import { Link } from '../../platform/locale/navigation.tsx';
import { useCurrentCustomer } from '../../platform/session/index.ts';
import { useLoginPath } from '../../sign-in/index.ts';
import { chosenStorePath, useChosenStore } from '../../stores/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { WishlistLink } from '../../wishlist/index.ts';
import { ChatLabel } from '../chat-label.tsx';
import { useShopFeatures } from '../shop-features.ts';
import * as styles from './main-menu.module.css';
import { menuId } from './menu-ids.ts';

/** Links of the menu: a guest goes to /login, a customer to the account (SHELL-009). */
export function MenuTools() {
  const { stores, orderTracking, chat } = useShopFeatures();
  const customer = useCurrentCustomer();
  const { store } = useChosenStore();
  const loginPath = useLoginPath();
  return (
    <div className={styles.tools}>
      <Link to={customer.kind === 'registered' ? '/account' : loginPath}>
        <Icon name="account" />
        {customer.kind === 'registered' ? customer.firstName : <FormattedMessage id="shell.account.sign-in" defaultMessage="Sign in" />}
      </Link>
      <WishlistLink>
        <Icon name="heart" />
      </WishlistLink>
      {stores ? (
        <Link to={chosenStorePath(store)}>
          <Icon name="pin" />
          {store?.city || <FormattedMessage id="shell.store.find" defaultMessage="Find a store" />}
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
