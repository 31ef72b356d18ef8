import { expect, it } from 'vitest';
import { buildLoadedBasket } from '../testing/loaded-basket-builder.ts';
import { homeShipmentOf } from './basket-lines.ts';

it('the home shipment of a basket is found among others', () => {
  const { snapshot } = buildLoadedBasket();
  const [home] = snapshot.shipments;
  const other = { ...home!, id: 'BOPISCart' };
  expect(homeShipmentOf({ ...snapshot, shipments: [other, home!] })).toBe(home);
  expect(homeShipmentOf({ ...snapshot, shipments: [other] })).toBeUndefined();
});
