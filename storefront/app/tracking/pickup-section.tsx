import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PickupItems, shipmentTypeOf } from '../basket/index.ts';
import { useIsLatePickup } from './late-pickup.tsx';
import { PickupDetails, type PickupOfOrder } from './pickup-details.tsx';

type PickupItemsProps = Parameters<typeof PickupItems>[0];
type OrderedItem = PickupItemsProps['items'][number];

interface PickupSectionProps<Item extends OrderedItem> {
  shipment: PickupItemsProps['shipment'] & PickupOfOrder & { shipmentId: string };
  items: readonly Item[];
  currency: string;
  level: 2 | 3;
  steps?: ReactNode;
  lineStatus?: (item: Item) => ReactNode;
}

/** Shows the items of an order that are collected together at a store, and the progress of the pickup. */
export function PickupSection<Item extends OrderedItem>({ shipment, items, currency, level, steps, lineStatus }: PickupSectionProps<Item>) {
  const { c_pickupState } = shipment;
  const isLate = useIsLatePickup(shipment);
  const isReadyLater = !c_pickupState || c_pickupState === 'preparing' || c_pickupState === 'in_transfer';
  return (
    <PickupItems
      type={shipmentTypeOf(shipment)}
      shipment={shipment}
      items={items}
      currency={currency}
      level={level}
      lineStatus={lineStatus}
      when={isReadyLater ? isLate ? null : undefined : <StateName state={c_pickupState} />}
      details={
        <>
          {steps}
          <PickupDetails shipment={shipment} order={{ currency, productItems: items }} />
        </>
      }
    />
  );
}

function StateName({ state }: { state: 'ready' | 'collected' | 'expired' | 'closed' }) {
  switch (state) {
    case 'ready':
      return <FormattedMessage id="tracking.stage.ready" defaultMessage="Ready for pickup" />;
    case 'collected':
      return <FormattedMessage id="tracking.stage.picked-up" defaultMessage="Picked up" />;
    default:
      return null;
  }
}
