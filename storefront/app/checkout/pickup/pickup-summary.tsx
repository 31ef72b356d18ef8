import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import { displayPhone } from '../../address/index.ts';
import { PickupName, PickupReady, shipmentTypeOf } from '../../basket/index.ts';
import { fullNameOf } from '../../platform/shop/full-name.ts';
import { pickupShipments } from './pickup-form.ts';

export function PickupSummary({ basket }: { basket: Basket }) {
  const shipments = pickupShipments(basket);
  const [contact] = shipments;
  if (!contact) return null;
  const alternate = fullNameOf({ firstName: contact.c_pickupFirstNameAlternate, lastName: contact.c_pickupLastNameAlternate });
  const person = fullNameOf({ firstName: contact.c_pickupFirstName, lastName: contact.c_pickupLastName });
  return (
    <>
      <p>{contact.c_pickupEmail}</p>
      <p>{[person, contact.c_pickupPhone && displayPhone(contact.c_pickupPhone)].filter(Boolean).join(', ')}</p>
      {alternate ? (
        <p>
          <FormattedMessage id="checkout.summary.alternate" defaultMessage="Or {name}" values={{ name: alternate }} />
        </p>
      ) : null}
      {shipments.map((shipment) => (
        <p key={shipment.shipmentId} className="text-muted">
          <PickupName type={shipmentTypeOf(shipment)} store={shipment.c_pickupStoreName} />
          {'. '}
          <PickupReady shipment={shipment} />
        </p>
      ))}
    </>
  );
}
