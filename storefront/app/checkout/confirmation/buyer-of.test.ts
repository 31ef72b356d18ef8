import { expect, it } from 'vitest';
import { buildPickupShipment } from '../../basket/testing/pickup-builder.ts';
import { buyerOf } from './buyer-of.ts';

const home = { shipmentId: 'me', productTotal: 26, shippingTotal: 0, c_isBOPIS: false };
const dale = { fullName: 'Dale Lindqvist', firstName: 'Dale' };
const pickup = buildPickupShipment({ c_pickupFirstName: 'Marit', c_pickupLastName: 'Ostergaard' });

it('the buyer is the person at the address of a parcel, else the one who collects, and never the store', () => {
  expect(buyerOf({ shipments: [pickup, { ...home, shippingAddress: dale }] })).toEqual({ firstName: 'Dale', fullName: 'Dale Lindqvist' });
  expect(buyerOf({ shipments: [pickup] })).toEqual({ firstName: 'Marit', fullName: 'Marit Ostergaard' });
  expect(buyerOf({ shipments: [home], billingAddress: dale })).toEqual({ firstName: 'Dale', fullName: 'Dale Lindqvist' });
  expect(buyerOf({ shipments: [] })).toEqual({ firstName: undefined, fullName: undefined });
});
