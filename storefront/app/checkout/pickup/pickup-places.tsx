import type { Basket } from '@outfitter/contract/client';
import { addressLine } from '../../address/index.ts';
import { PickupHeading, shipmentTypeOf } from '../../basket/index.ts';
import { pickupShipments } from './pickup-form.ts';
import * as styles from './pickup-step.module.css';

export function PickupPlaces({ basket }: { basket: Basket }) {
  const shipments = pickupShipments(basket);
  const address = shipments[0]?.shippingAddress;
  return (
    <div className={styles.places}>
      {shipments.map((shipment) => (
        <PickupHeading key={shipment.shipmentId} type={shipmentTypeOf(shipment)} level={3} shipment={shipment} />
      ))}
      {address ? <p className="text-muted">{addressLine(address)}</p> : null}
    </div>
  );
}
