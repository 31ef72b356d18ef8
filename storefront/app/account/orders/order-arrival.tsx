import type { Order, OrderSummary } from '@outfitter/contract/client';
import { Fragment, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PickupReady, parcelsOf } from '../../basket/index.ts';
import { useDateFormat } from '../../platform/locale/use-date-format.ts';
import { LatePickupText, useIsLatePickup } from '../../tracking/index.ts';
import { OrderStatusText } from './order-status-text.tsx';

type OrderShipment = OrderSummary['shipments'][number];

/** Returns the parcels of an order on its way, as far as it is known when they arrive, and its pickups. */
function awaitedDeliveries({ status, shipments, productItems }: OrderSummary | Order) {
  const isOnItsWay = status === 'new' || status === 'allocated' || status === 'shipped';
  if (!isOnItsWay) return { parcels: [], pickups: [] };
  const parcels = shipments
    .filter(({ c_isBOPIS }) => !c_isBOPIS)
    .map((shipment) =>
      parcelsOf(
        productItems.filter(({ shipmentId }) => shipmentId === shipment.shipmentId),
        shipment,
      ),
    )
    .find((parcelsOfShipment) => parcelsOfShipment.some(({ arrival }) => arrival?.c_arrivesTo));
  return { parcels: parcels ?? [], pickups: shipments.filter(isAwaited) };
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
  const { parcels, pickups } = awaitedDeliveries(order);
  const lines = [
    ...parcels.map(({ isBackordered, arrival }) => (
      <ParcelArrival
        key={`parcel ${isBackordered}`}
        days={arrival?.c_arrivesTo && days(arrival.c_arrivesFrom, arrival.c_arrivesTo)}
        isBackordered={isBackordered}
        isOnly={parcels.length === 1}
      />
    )),
    ...pickups.map((pickup) => <PickupAt key={pickup.shipmentId} shipment={pickup} />),
  ];
  if (lines.length === 0) return otherwise;
  return lines.map((line, index) => (
    <Fragment key={line.key}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));
}

interface ParcelArrivalProps {
  /** Undefined if they are not known. */
  days: string | undefined;
  isBackordered: boolean;
  /** Whether the shipment has no other parcel. */
  isOnly: boolean;
}

function ParcelArrival({ days, isBackordered, isOnly }: ParcelArrivalProps) {
  if (isOnly) return <FormattedMessage id="tracking.arrives" defaultMessage="Arrives {days}" values={{ days }} />;
  return isBackordered ? (
    <FormattedMessage
      id="account.orders.backorder-arrives"
      defaultMessage="{hasDays, select, true {Backordered items arrive {days}} other {Backordered items ship when in stock}}"
      values={{ hasDays: String(days !== undefined), days }}
    />
  ) : (
    <FormattedMessage
      id="account.orders.stock-arrives"
      defaultMessage="{hasDays, select, true {Items in stock arrive {days}} other {Items in stock ship first}}"
      values={{ hasDays: String(days !== undefined), days }}
    />
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
