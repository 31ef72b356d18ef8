import { expect, it } from 'vitest';
import { lacksHouseNumber, streetKind } from './street.ts';

it.each([
  'PO Box 12',
  'P.O. Box 12',
  'p o box 7',
  'Post Office Box 9',
  'Box 44',
  'POB 12',
  'Postal Office Drawer 3',
  'Case postale 12',
  'C.P. 12',
])('CHECKOUT-018 recognizes %s as a PO box', (line) => {
  expect(streetKind(line)).toBe('PO Box');
});
it.each(['418 Lakeview Ave', '12 Boxwood Lane', '7 Post Road', '1 Pobst Street', '8, rue du CP'])(
  'CHECKOUT-018 recognizes %s as a street',
  (line) => {
    expect(streetKind(line)).toBe('street');
  },
);
it('detects a missing house number', () => {
  expect(lacksHouseNumber('Lakeview Ave')).toBe(true);
  expect(lacksHouseNumber('418 Lakeview Ave')).toBe(false);
  expect(lacksHouseNumber('PO Box Twelve')).toBe(false);
});
