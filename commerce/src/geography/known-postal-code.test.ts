import { expect, it } from 'vitest';
import { isKnownPostalCode } from './known-postal-code.ts';

it.each([
  ['55731', 'US'],
  ['55731-1234', 'US'],
  ['00901', 'US'],
  ['09012', 'US'],
  ['09012', 'AE'],
  ['P7B 1S1', 'CA'],
  ['m5v2t6', 'CA'],
])('%s is a postal code in %s', async (code, country) => {
  expect(await isKnownPostalCode(code, country)).toBe(true);
});

it.each([
  ['00000', 'US'],
  ['99999', 'US'],
  ['5573', 'US'],
  ['P7B 1S1', 'US'],
  ['10001', 'CA'],
  ['X0X 0X0', 'CA'],
  ['P7B', 'CA'],
  ['09012', 'AP'],
  ['55731', 'AE'],
  ['CA', 'CA'],
  ['', 'US'],
])('%j is not a postal code in %s', async (code, country) => {
  expect(await isKnownPostalCode(code, country)).toBe(false);
});
