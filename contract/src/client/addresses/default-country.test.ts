import { expect, it } from 'vitest';
import { defaultCountryOf } from './default-country.ts';

it.each([
  ['USD', 'US'],
  ['CAD', 'CA'],
  ['GBP', 'US'],
])('CHECKOUT-014 an order in %s goes to %s until the shopper names a country', (currency, country) => {
  expect(defaultCountryOf(currency)).toBe(country);
});
