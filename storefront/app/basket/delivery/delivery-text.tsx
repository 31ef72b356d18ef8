import type { Basket, ProductItem } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { deliveryMethodOf, isPickup } from './delivery-method.ts';
import { PickupName } from './pickup-heading.tsx';

/** In few words how a line reaches the shopper, if not all lines are shipped home. */
export function DeliveryText({ item, shipments }: { item: ProductItem; shipments: Basket['shipments'] }) {
  const pickup = shipments.find(({ c_isBOPIS }) => c_isBOPIS);
  if (!pickup) return null;
  const type = deliveryMethodOf(item);
  return (
    <p className="text-muted">
      {isPickup(type) ? (
        <PickupName type={type} store={pickup.c_pickupStoreName} />
      ) : (
        <FormattedMessage id="basket.group.ship" defaultMessage="Ship to you" />
      )}
    </p>
  );
}
