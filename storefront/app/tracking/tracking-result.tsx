import type { TrackedOrder } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { ShipmentItems } from '../basket/index.ts';
import { Link } from '../platform/locale/navigation.tsx';
import { useDateFormat } from '../platform/locale/use-date-format.ts';
import * as panelStyles from '../ui/panel.module.css';
import { useFormatPrice } from '../ui/price.tsx';
import { isCanceled, isChangeable } from './order-progress.ts';
import { OrderCanceled, OrderSteps } from './order-steps.tsx';
import { PickupSection } from './pickup-section.tsx';
import { refundedTotal } from './refunded-total.ts';
import * as styles from './tracking-result.module.css';

export function TrackingResult({ order }: { order: TrackedOrder }) {
  const { dayOf } = useDateFormat();
  const formatPrice = useFormatPrice();
  const refunded = refundedTotal(order.shipments);
  return (
    <div className={panelStyles.panel}>
      <div className={panelStyles.header}>
        <h2 className="text-card">
          <FormattedMessage id="tracking.order" defaultMessage="Order {orderNo}" values={{ orderNo: order.orderNo }} />
        </h2>
        <span className="text-muted">{dayOf(order.creationDate)}</span>
      </div>
      <div className={panelStyles.body}>
        {isCanceled(order.status) ? <OrderCanceled isPickup={order.c_orderType === 'pickup'} /> : null}
        {order.shipments.map((shipment) => (
          <ShipmentSection key={shipment.shipmentId} order={order} shipment={shipment} />
        ))}
        <p className={styles.total}>
          <FormattedMessage
            id="tracking.total"
            defaultMessage="Order total <b>{total}</b>"
            values={{ total: formatPrice(order.orderTotal, order.currency), b: (chunks) => <b>{chunks}</b> }}
          />
          {refunded > 0 ? (
            <>
              <br />
              <FormattedMessage
                id="tracking.refunded"
                defaultMessage="Refunded <b>{total}</b>"
                values={{ total: formatPrice(refunded, order.currency), b: (chunks) => <b key="refunded">{chunks}</b> }}
              />
            </>
          ) : null}
        </p>
        {isChangeable(order.status) ? (
          <p className="text-muted">
            <FormattedMessage
              id="tracking.change"
              defaultMessage="Need to change or cancel something? <service>Contact us</service>. We can until it’s packed."
              values={{ service: (chunks) => <Link to="/customer-service#contact">{chunks}</Link> }}
            />
          </p>
        ) : null}
      </div>
    </div>
  );
}

function ShipmentSection({ order, shipment }: { order: TrackedOrder; shipment: TrackedOrder['shipments'][number] }) {
  const { c_town } = shipment;
  const items = order.productItems.filter(({ shipmentId }) => shipmentId === shipment.shipmentId);
  if (items.length === 0) return null;
  const steps = isCanceled(order.status) ? null : <OrderSteps status={order.status} delivery={shipment} />;
  if (shipment.c_isBOPIS) {
    return (
      <section className={styles.shipment}>
        <PickupSection
          shipment={{ c_pickupStoreName: c_town?.city, ...shipment }}
          items={items}
          currency={order.currency}
          level={3}
          steps={steps}
        />
      </section>
    );
  }
  return (
    <section className={styles.shipment}>
      <ShipmentItems
        items={items}
        shipment={shipment}
        currency={order.currency}
        level={3}
        details={steps}
        arrivalLabel={(days) => <FormattedMessage id="tracking.arrives" defaultMessage="Arrives {days}" values={{ days }} />}
        heading={
          c_town ? (
            <FormattedMessage
              id="tracking.to"
              defaultMessage="To {city}, {state}"
              values={{ city: c_town.city, state: c_town.stateCode }}
            />
          ) : (
            <FormattedMessage id="tracking.by-mail" defaultMessage="By email" />
          )
        }
      />
    </section>
  );
}
