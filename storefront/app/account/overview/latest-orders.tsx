import type { OrderSummary } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { ActionLink } from '../../ui/button.tsx';
import * as layoutStyles from '../../ui/layout.module.css';
import { OrderEntry } from '../orders/list/order-entry.tsx';
import { useSoldStyles } from '../orders/use-ordered-products.ts';
import * as styles from './overview.module.css';

const shownOrders = 3;

export function LatestOrders({ orders, total }: { orders: readonly OrderSummary[]; total: number }) {
  const shown = orders.slice(1, 1 + shownOrders);
  const soldStyles = useSoldStyles(shown);
  return (
    <section>
      <div className={styles.heading}>
        <h2 className="text-section">
          <FormattedMessage id="account.orders" defaultMessage="Orders" />
        </h2>
        <ActionLink to="/account/orders" underlined>
          <FormattedMessage id="account.overview.all-orders" defaultMessage="All {total, number} orders" values={{ total }} />
        </ActionLink>
      </div>
      <ul className={`${layoutStyles.dividedList} ${styles.orders}`}>
        {shown.map((order) => (
          <OrderEntry key={order.orderNo} order={order} styles={soldStyles} />
        ))}
      </ul>
    </section>
  );
}
