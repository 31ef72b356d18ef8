import { type Basket, type ProductItem, shipmentIds } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { deliveryMethodOf, isPickup } from './delivery-method.ts';
import { PickupName } from './pickup-heading.tsx';
import { PickupReady } from './pickup-ready.tsx';

export function DeliveryText({ item, shipments }: { item: ProductItem; shipments: Basket['shipments'] }) {
  const pickup = shipments.find(({ c_isBOPIS }) => c_isBOPIS);
  if (!pickup) return null;
  const type = deliveryMethodOf(item);
  if (!isPickup(type)) {
    return (
      <p className="text-muted">
        <FormattedMessage id="basket.group.ship" defaultMessage="Ship to you" />
      </p>
    );
  }
  const own = shipments.find(({ shipmentId }) => shipmentId === shipmentIds[type]);
  return (
    <>
      <p className="text-muted">
        <PickupName type={type} store={pickup.c_pickupStoreName} />
      </p>
      {own ? (
        <p className="text-success">
          <PickupReady shipment={own} />
        </p>
      ) : null}
    </>
  );
}
