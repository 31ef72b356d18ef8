import type { OrderSummary } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { PickupReady, useDateFormat } from '../../basket/index.ts';
import { DeliveriesSteps } from '../../tracking/index.ts';
import * as buttonStyles from '../../ui/button.module.css';
import { ButtonLink } from '../../ui/button.tsx';
import { AccountPanel } from '../layout/account-panel.tsx';
import { orderPath } from '../orders/order-path.ts';
import { hasSteps, OrderStatusText } from '../orders/order-status-text.tsx';
import { OrderThumbnails } from '../orders/order-thumbnails.tsx';
import * as styles from './overview.module.css';

type OrderShipment = OrderSummary['shipments'][number];

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
      {hasSteps(order) ? <DeliveriesSteps order={order} /> : null}
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

/** When the deliveries of an order on its way arrive or are ready, as far as that is known; else its status. */
function Arrival({ order }: { order: OrderSummary }) {
  const { days } = useDateFormat();
  const isOnItsWay = order.status === 'new' || order.status === 'allocated' || order.status === 'shipped';
  const parcel = order.shipments.find(({ c_isBOPIS, shippingMethod }) => !c_isBOPIS && shippingMethod?.c_arrivesTo);
  const pickup = order.shipments.find(isAwaited);
  if (!isOnItsWay || !(parcel || pickup)) return <OrderStatusText order={order} />;
  const { c_arrivesFrom, c_arrivesTo } = parcel?.shippingMethod ?? {};
  return (
    <>
      {c_arrivesTo ? (
        <FormattedMessage id="tracking.arrives" defaultMessage="Arrives {days}" values={{ days: days(c_arrivesFrom, c_arrivesTo) }} />
      ) : null}
      {parcel && pickup ? <br /> : null}
      {pickup?.c_pickupState === 'ready' ? (
        <FormattedMessage id="tracking.stage.ready" defaultMessage="Ready for pickup" />
      ) : pickup ? (
        <PickupAt shipment={pickup} />
      ) : null}
    </>
  );
}

/** A pickup that has been or will be ready, on a known day. */
function isAwaited({ c_isBOPIS, c_pickupState, c_readyBy, c_promiseDate }: OrderShipment): boolean {
  const isOpen = c_pickupState === 'preparing' || c_pickupState === 'in_transfer' || c_pickupState === 'ready';
  return c_isBOPIS && isOpen && Boolean(c_readyBy ?? c_promiseDate);
}

/** "Ready Fri, Dec 4 at Ely, Sheridan Street" */
function PickupAt({ shipment }: { shipment: OrderShipment }) {
  return (
    <FormattedMessage
      id="account.overview.pickup"
      defaultMessage="{hasStore, select, true {{ready} at {store}} other {{ready} for pickup}}"
      values={{
        ready: <PickupReady key="ready" shipment={shipment} />,
        hasStore: String(shipment.c_pickupStoreName !== undefined),
        store: shipment.c_pickupStoreName,
      }}
    />
  );
}
