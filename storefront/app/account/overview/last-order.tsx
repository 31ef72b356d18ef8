import type { OrderSummary } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { useDateFormat } from '../../basket/index.ts';
import { OrderSteps } from '../../tracking/index.ts';
import * as buttonStyles from '../../ui/button.module.css';
import { ButtonLink } from '../../ui/button.tsx';
import { AccountPanel } from '../layout/account-panel.tsx';
import { orderPath } from '../orders/order-path.ts';
import { hasSteps, OrderStatusText } from '../orders/order-status-text.tsx';
import { OrderThumbnails } from '../orders/order-thumbnails.tsx';
import * as styles from './overview.module.css';

/** The last order with its steps. */
export function LastOrder({ order }: { order: OrderSummary }) {
  return (
    <AccountPanel
      heading={<Arrival order={order} />}
      action={
        <span className="text-muted tabular-figures">
          <FormattedMessage id="account.orders.number" defaultMessage="Order {orderNo}" values={{ orderNo: order.orderNo }} />
        </span>
      }
    >
      {hasSteps(order) ? <OrderSteps status={order.status} isPickup={order.c_orderType === 'pickup'} isWide /> : null}
      <div className={styles.lastOrder}>
        <OrderThumbnails items={order.productItems} />
        <div className={buttonStyles.buttonRow}>
          <ButtonLink small to={orderPath(order.orderNo)}>
            <FormattedMessage id="account.overview.order" defaultMessage="Order details" />
          </ButtonLink>
        </div>
      </div>
    </AccountPanel>
  );
}

/** When an order on its way arrives, if that is known; else its status. */
function Arrival({ order }: { order: OrderSummary }) {
  const { days } = useDateFormat();
  const { c_arrivesFrom, c_arrivesTo } = order.shipments[0]?.shippingMethod ?? {};
  const isOnItsWay = order.status === 'new' || order.status === 'allocated' || order.status === 'shipped';
  if (!isOnItsWay || !c_arrivesTo) return <OrderStatusText order={order} />;
  return <FormattedMessage id="tracking.arrives" defaultMessage="Arrives {days}" values={{ days: days(c_arrivesFrom, c_arrivesTo) }} />;
}
