import { expect, it } from 'vitest';
import { buildPickupShipment } from '../../basket/testing/pickup-builder.ts';
import { orderRecipient } from './order-recipient.ts';

const home = { shipmentId: 'me', productTotal: 26, shippingTotal: 0, c_isBOPIS: false };
const dale = { fullName: 'Dale Lindqvist', firstName: 'Dale' };
const pickup = buildPickupShipment({ c_pickupFirstName: 'Marit', c_pickupLastName: 'Ostergaard' });

it('the buyer is the person at the address of a parcel, else the one who collects, and never the store', () => {
  expect(orderRecipient({ shipments: [pickup, { ...home, shippingAddress: dale }] })).toEqual({
    firstName: 'Dale',
    fullName: 'Dale Lindqvist',
  });
  expect(orderRecipient({ shipments: [pickup] })).toEqual({ firstName: 'Marit', fullName: 'Marit Ostergaard' });
  expect(orderRecipient({ shipments: [home], billingAddress: dale })).toEqual({ firstName: 'Dale', fullName: 'Dale Lindqvist' });
  expect(orderRecipient({ shipments: [] })).toEqual({ firstName: undefined, fullName: undefined });
});
