import type { OrderSummary } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { originTab } from './order-tab.ts';

export function OrderStatusText({ order }: { order: Pick<OrderSummary, 'status' | 'c_orderType' | 'c_salesOrigin'> }) {
  const isPickup = order.c_orderType === 'pickup';
  switch (order.status) {
    case 'created':
    case 'authorising':
    case 'awaiting_shopper':
      return <FormattedMessage id="account.orders.status.payment" defaultMessage="Waiting for the payment" />;
    case 'failed':
      return <FormattedMessage id="account.orders.status.failed" defaultMessage="Not placed: the payment failed" />;
    case 'cancelled':
      return <FormattedMessage id="account.orders.status.cancelled" defaultMessage="Canceled" />;
    case 'new':
      return <FormattedMessage id="tracking.stage.placed" defaultMessage="Order placed" />;
    case 'allocated':
      return <FormattedMessage id="tracking.stage.packing" defaultMessage="Being packed" />;
    case 'shipped':
      return <FormattedMessage id="tracking.stage.shipped" defaultMessage="On its way" />;
    case 'ready_for_pickup':
      return <FormattedMessage id="tracking.stage.ready" defaultMessage="Ready for pickup" />;
    case 'completed':
      if (originTab(order.c_salesOrigin) === 'store') {
        return <FormattedMessage id="account.orders.status.store" defaultMessage="Bought in a store" />;
      }
      return isPickup ? (
        <FormattedMessage id="tracking.stage.picked-up" defaultMessage="Picked up" />
      ) : (
        <FormattedMessage id="tracking.stage.done" defaultMessage="Delivered" />
      );
  }
}

/** Returns false for an order that was bought in a store and taken home: it has no steps. */
export function hasSteps({ status, c_salesOrigin }: Pick<OrderSummary, 'status' | 'c_salesOrigin'>): boolean {
  return !(status === 'completed' && originTab(c_salesOrigin) === 'store');
}
