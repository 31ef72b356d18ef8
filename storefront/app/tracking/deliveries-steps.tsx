import type { Order } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { PickupName, shipmentTypeOf } from '../basket/index.ts';
import * as styles from './deliveries-steps.module.css';
import { deliveryProgress, isCanceled } from './order-progress.ts';
import { OrderCanceled, OrderSteps } from './order-steps.tsx';

type Shipment = Order['shipments'][number];
type ShippedOrder = Pick<Order, 'status' | 'shipments' | 'c_orderType'> & { productItems: readonly { shipmentId: string }[] };

/**
 * The deliveries of an order, each with its own steps, and with its name if there are several; or that the order was canceled. A pickup
 * that ended without the shopper has no steps: the items below say what became of it. Steps are not printed, because they soon change.
 */
export function DeliveriesSteps({ order }: { order: ShippedOrder }) {
  if (isCanceled(order.status)) return <OrderCanceled isPickup={order.c_orderType === 'pickup'} />;
  const deliveries = order.shipments.filter(({ shipmentId }) => order.productItems.some((item) => item.shipmentId === shipmentId));
  const ongoing = deliveries.filter((delivery) => deliveryProgress(order.status, delivery) !== undefined);
  return ongoing.map((delivery) => (
    <div key={delivery.shipmentId} className={styles.delivery} data-screen-only="">
      {deliveries.length > 1 ? (
        <p>
          <b>
            <DeliveryName delivery={delivery} />
          </b>
        </p>
      ) : null}
      <OrderSteps status={order.status} delivery={delivery} isWide />
    </div>
  ));
}

function DeliveryName({ delivery }: { delivery: Shipment }) {
  const { c_isBOPIS, c_pickupStoreName, shippingAddress } = delivery;
  if (c_isBOPIS) return <PickupName type={shipmentTypeOf(delivery)} store={c_pickupStoreName} />;
  if (!shippingAddress) return <FormattedMessage id="tracking.by-mail" defaultMessage="By email" />;
  return (
    <FormattedMessage
      id="tracking.to"
      defaultMessage="To {city}, {state}"
      values={{ city: shippingAddress.city, state: shippingAddress.stateCode }}
    />
  );
}
