import { expect, it } from 'vitest';
import { lacksHouseNumber } from './street.ts';

it('detects a missing house number', () => {
  expect(lacksHouseNumber('Lakeview Ave')).toBe(true);
  expect(lacksHouseNumber('418 Lakeview Ave')).toBe(false);
  expect(lacksHouseNumber('PO Box Twelve')).toBe(false);
});
