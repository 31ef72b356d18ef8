import { shipmentTypes } from '@outfitter/contract';
import { expect, it } from 'vitest';
import { isPickupShipment, locationOfLine, shipmentIdOf, shipmentTypeOf } from './line-location.ts';

it('FULFIL-003 each delivery method has a shipment of its own', () => {
  expect(shipmentTypes.map(shipmentIdOf)).toEqual(['me', 'BOPISCart', 'ship-to-store']);
  expect(shipmentTypes.map((type) => shipmentTypeOf(shipmentIdOf(type)))).toEqual(shipmentTypes);
});

it('FULFIL-003 only a known shipment of the store is collected; any other is shipped to the home', () => {
  expect(['me', 'BOPISCart', 'ship-to-store', 'unknown'].map(isPickupShipment)).toEqual([false, true, true, false]);
  expect(shipmentTypeOf('unknown')).toBe('ship-to-home');
});

it('FULFIL-001 only in-store pickup takes the stock of the store', () => {
  expect(shipmentTypes.map((type) => locationOfLine({ shipmentId: shipmentIdOf(type) }, '001'))).toEqual(['warehouse', '001', 'warehouse']);
  expect(locationOfLine({ shipmentId: 'BOPISCart' }, null)).toBe('warehouse');
});
