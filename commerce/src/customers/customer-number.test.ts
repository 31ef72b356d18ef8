import { expect, it } from 'vitest';
import { newCustomerNumber } from './customer-number.ts';

it('customer numbers are random: none repeats, and neighbors have nothing in common', () => {
  const numbers = Array.from({ length: 2_000 }, newCustomerNumber);
  expect(new Set(numbers).size).toBe(2_000);
  for (const number of numbers) expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
  const firstCharacters = new Set(numbers.map((number) => number[0]));
  expect(firstCharacters.size).toBe(32);
});
