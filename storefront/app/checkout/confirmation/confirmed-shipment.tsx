import type { Order } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { addressLine } from '../../address/index.ts';
import { ShipmentItems } from '../../basket/index.ts';
import { PickupSection } from '../../tracking/index.ts';
import * as styles from './confirmation-page.module.css';

export function ConfirmedShipment({ order, shipment }: { order: Order; shipment: Order['shipments'][number] }) {
  const { shippingAddress } = shipment;
  const items = order.productItems.filter(({ shipmentId }) => shipmentId === shipment.shipmentId);
  if (items.length === 0) return null;
  if (shipment.c_isBOPIS) {
    return (
      <section className={styles.section}>
        <PickupSection shipment={shipment} items={items} currency={order.currency} level={2} />
      </section>
    );
  }
  const address = shippingAddress ? (
    <address className={styles.address}>
      {shippingAddress.fullName}
      <br />
      {addressLine(shippingAddress)}
    </address>
  ) : null;
  return (
    <section className={styles.section}>
      <ShipmentItems
        items={items}
        shipment={shipment}
        currency={order.currency}
        level={2}
        isPromised
        details={address}
        heading={
          <FormattedMessage
            id="checkout.review.ship-to"
            defaultMessage="Ship to {street}"
            values={{ street: shippingAddress?.address1 ?? order.customerInfo.email ?? '' }}
          />
        }
      />
    </section>
  );
}
