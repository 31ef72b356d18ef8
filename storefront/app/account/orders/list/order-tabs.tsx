import { useIntl } from 'react-intl';
import { Link } from '../../../platform/locale/navigation.tsx';
import * as chipStyles from '../../../ui/chip.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { type OrderTab, orderTabMessages, orderTabs } from '../order-tab.ts';
import * as styles from './order-tabs.module.css';

/** Renders the tabs as links, so that the tab is part of the URL and survives a visit to an order. */
export function OrderTabs({ current }: { current: OrderTab }) {
  const intl = useIntl();
  return (
    <nav className={styles.tabs} aria-label={intl.formatMessage({ id: 'account.orders.tabs', defaultMessage: 'Orders by origin' })}>
      {orderTabs.map((tab) => (
        <Link
          key={tab}
          to={tab === 'all' ? '/account/orders' : `/account/orders?tab=${tab}`}
          preventScrollReset
          className={classNames(chipStyles.chip, tab === current && chipStyles.selected)}
          aria-current={tab === current ? 'true' : undefined}
        >
          {intl.formatMessage(orderTabMessages[tab])}
        </Link>
      ))}
    </nav>
  );
}
