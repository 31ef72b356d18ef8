import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quantityChoices } from './quantity.ts';

it('PDP-003 offers quantities up to the stock level, at most 20', () => {
  expect(quantityChoices(3)).toEqual([1, 2, 3]);
  expect(quantityChoices(undefined).at(-1)).toBe(20);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), (stock) => {
      const choices = quantityChoices(stock);
      return choices[0] === 1 && choices.at(-1) === Math.min(stock, 20) && choices.length === choices.at(-1);
    }),
  );
});
