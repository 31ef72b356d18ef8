import { expect, it } from 'vitest';
import { parseGiftCardChoice } from './gift-card-choice.ts';

const listed = { taxClass: 'gift_card' as const, giftCardAmounts: [25, 50] };
const open = { taxClass: 'gift_card' as const, giftCardAmounts: undefined };
const readValue = (value: number, sku: typeof listed | typeof open) => {
  const read = parseGiftCardChoice({ c_giftCardValue: value }, sku, '$[0]');
  return read.ok ? read.value?.valueMinor : read.arguments?.path;
};

it('GIFT-003 a gift card has one of the amounts that its style lists', () => {
  expect(readValue(50, listed)).toBe(5_000);
  expect(readValue(51, listed)).toBe('$[0].c_giftCardValue');
});

it('a gift card without listed amounts has 1 to 500, in whole cents', () => {
  expect([readValue(1, open), readValue(500, open), readValue(33.25, open)]).toEqual([100, 50_000, 3_325]);
  for (const value of [0.99, 500.01, 33.333]) expect(readValue(value, open)).toBe('$[0].c_giftCardValue');
});
