import type { Order, OrderSummary } from '@outfitter/contract/client';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PickupReady } from '../../basket/index.ts';
import { useDateFormat } from '../../platform/locale/use-date-format.ts';
import { LatePickupText, useIsLatePickup } from '../../tracking/index.ts';
import { OrderStatusText } from './order-status-text.tsx';

type OrderShipment = OrderSummary['shipments'][number];

/** Returns the first parcel of an order on its way whose days are known, and its pickups. */
function awaitedDeliveries({ status, shipments }: OrderSummary | Order) {
  const isOnItsWay = status === 'new' || status === 'allocated' || status === 'shipped';
  if (!isOnItsWay) return { pickups: [] };
  return {
    parcel: shipments.find(({ c_isBOPIS, shippingMethod }) => !c_isBOPIS && shippingMethod?.c_arrivesTo),
    pickups: shipments.filter(isAwaited),
  };
}

/** States when the deliveries of an order on its way arrive or are ready, as far as that is known; else `otherwise`, or its status. */
export function OrderArrival({
  order,
  otherwise = <OrderStatusText order={order} />,
}: {
  order: OrderSummary | Order;
  otherwise?: ReactNode;
}) {
  const { days } = useDateFormat();
  const { parcel, pickups } = awaitedDeliveries(order);
  if (!parcel && pickups.length === 0) return otherwise;
  const { c_arrivesFrom, c_arrivesTo } = parcel?.shippingMethod ?? {};
  return (
    <>
      {c_arrivesTo ? (
        <FormattedMessage id="tracking.arrives" defaultMessage="Arrives {days}" values={{ days: days(c_arrivesFrom, c_arrivesTo) }} />
      ) : null}
      {pickups.map((pickup, index) => (
        <Fragment key={pickup.shipmentId}>
          {parcel || index > 0 ? <br /> : null}
          <PickupAt shipment={pickup} />
        </Fragment>
      ))}
    </>
  );
}

function isAwaited({ c_isBOPIS, c_pickupState, c_readyBy, c_promiseDate }: OrderShipment): boolean {
  const isOpen = c_pickupState === 'preparing' || c_pickupState === 'in_transfer' || c_pickupState === 'ready';
  return c_isBOPIS && isOpen && Boolean(c_readyBy ?? c_promiseDate);
}

/** Renders "Ready Fri, Dec 4 at Ely, Sheridan Street", "Ready for pickup at Ely, Sheridan Street", or that it takes longer. */
function PickupAt({ shipment }: { shipment: OrderShipment }) {
  const isLate = useIsLatePickup(shipment);
  if (shipment.c_pickupState === 'ready') {
    return (
      <FormattedMessage
        id="account.overview.pickup-ready"
        defaultMessage="{hasStore, select, true {Ready for pickup at {store}} other {Ready for pickup}}"
        values={storeValues(shipment)}
      />
    );
  }
  if (isLate) return <LatePickupText />;
  return (
    <FormattedMessage
      id="account.overview.pickup"
      defaultMessage="{hasStore, select, true {{ready} at {store}} other {{ready} for pickup}}"
      values={{ ready: <PickupReady key="ready" shipment={shipment} />, ...storeValues(shipment) }}
    />
  );
}

const storeValues = ({ c_pickupStoreName }: OrderShipment) => ({
  hasStore: String(c_pickupStoreName !== undefined),
  store: c_pickupStoreName,
});
