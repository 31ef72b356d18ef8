import type { TrackedOrder } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { ShipmentItems, useDateFormat } from '../basket/index.ts';
import * as panelStyles from '../ui/panel.module.css';
import { type OrderStage, orderProgress } from './order-progress.ts';
import * as styles from './tracking-result.module.css';

function StageName({ stage }: { stage: OrderStage }) {
  switch (stage) {
    case 'placed':
      return <FormattedMessage id="tracking.stage.placed" defaultMessage="Order placed" />;
    case 'packing':
      return <FormattedMessage id="tracking.stage.packing" defaultMessage="Being packed" />;
    case 'shipped':
      return <FormattedMessage id="tracking.stage.shipped" defaultMessage="On its way" />;
    case 'done':
      return <FormattedMessage id="tracking.stage.done" defaultMessage="Delivered" />;
  }
}

export function TrackingResult({ order }: { order: TrackedOrder }) {
  const { dayOf } = useDateFormat();
  const progress = orderProgress(order.status);
  return (
    <div className={panelStyles.panel}>
      <div className={panelStyles.header}>
        <h2 className="text-card">
          <FormattedMessage id="tracking.order" defaultMessage="Order {orderNo}" values={{ orderNo: order.orderNo }} />
        </h2>
        <span className="text-muted">{dayOf(order.creationDate)}</span>
      </div>
      <div className={panelStyles.body}>
        {progress ? (
          <ol className={styles.stages}>
            {progress.map(({ stage, state }) => (
              <li key={stage} data-progress={state} aria-current={state === 'now' ? 'step' : undefined}>
                <StageName stage={stage} />
              </li>
            ))}
          </ol>
        ) : (
          <p>
            <b>
              <FormattedMessage id="tracking.cancelled" defaultMessage="This order was canceled. You have not been charged." />
            </b>
          </p>
        )}
        {order.shipments.map((shipment) => (
          <ShipmentSection key={shipment.shipmentId} order={order} shipment={shipment} />
        ))}
      </div>
    </div>
  );
}

function ShipmentSection({ order, shipment }: { order: TrackedOrder; shipment: TrackedOrder['shipments'][number] }) {
  const { c_town } = shipment;
  const items = order.productItems.filter(({ shipmentId }) => shipmentId === shipment.shipmentId);
  if (items.length === 0) return null;
  return (
    <section className={styles.shipment}>
      <ShipmentItems
        items={items}
        shipment={shipment}
        currency={order.currency}
        level={3}
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
