import { expect, it } from 'vitest';
import { arrivalOf, parcelsOf } from './parcels.ts';

const items = [{ itemId: 'hat' }, { itemId: 'coat' }, { itemId: 'gift card' }];
const shippingMethod = { c_arrivesTo: '2026-12-01', c_carrier: 'Test Express' };
const c_shippingMethod = { id: '02', name: 'Ground', c_carrier: 'Test Parcel' };
const c_parcels = [
  { itemIds: ['hat'], backorder: false, c_arrivesTo: '2026-12-01' },
  { itemIds: ['coat'], backorder: true, c_shippingMethod, c_arrivesTo: '2026-12-21' },
];

it('a shipment has two parcels only if the shopper chose so, and each item is in one of them; the carrier of each is that of its method', () => {
  expect(parcelsOf(items, { shippingMethod, c_shipAvailableFirst: true, c_parcels })).toEqual([
    { items: [{ itemId: 'hat' }, { itemId: 'gift card' }], isBackordered: false, arrival: shippingMethod },
    { items: [{ itemId: 'coat' }], isBackordered: true, arrival: { ...c_parcels[1], c_carrier: 'Test Parcel' } },
  ]);
  for (const shipment of [{ shippingMethod }, { shippingMethod, c_shipAvailableFirst: false, c_parcels }]) {
    expect(parcelsOf(items, shipment)).toEqual([{ items, isBackordered: false, arrival: shippingMethod }]);
  }
});

it('an item arrives with its parcel', () => {
  const shipment = { shippingMethod, c_shipAvailableFirst: true, c_parcels };
  expect(arrivalOf('hat', shipment)?.c_arrivesTo).toBe('2026-12-01');
  expect(arrivalOf('coat', shipment)?.c_arrivesTo).toBe('2026-12-21');
  expect(arrivalOf('coat', { shippingMethod })?.c_arrivesTo).toBe('2026-12-01');
});

it('before a shipping method is chosen, only the day of the backordered parcel is known', () => {
  expect(arrivalOf('coat', { c_shipAvailableFirst: true, c_parcels })?.c_arrivesTo).toBe('2026-12-21');
  expect(arrivalOf('hat', { c_shipAvailableFirst: true, c_parcels })).toBeUndefined();
  for (const itemId of ['hat', 'coat']) expect(arrivalOf(itemId, { c_shipAvailableFirst: false, c_parcels })).toBeUndefined();
});
