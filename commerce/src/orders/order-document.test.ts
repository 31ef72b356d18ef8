import { expect, it } from 'vitest';
import { orderTypeOf } from './order-document.ts';

it('ORDER-002 an order is split, pickup or shipping according to its shipments', () => {
  const home = { shipmentId: 'me', c_isBOPIS: false };
  const pickup = { shipmentId: 'BOPISCart', c_isBOPIS: true };
  expect(orderTypeOf([home])).toBe('shipping');
  expect(orderTypeOf([pickup])).toBe('pickup');
  expect(orderTypeOf([pickup, home])).toBe('split');
});
