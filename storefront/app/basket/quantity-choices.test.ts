import { expect, it } from 'vitest';
import { quantityChoices } from './quantity-choices.ts';

it('PDP-003 offers quantities up to the stock level, at most 20', () => {
  expect(quantityChoices(3)).toEqual([1, 2, 3]);
  expect(quantityChoices(20)).toHaveLength(20);
  expect(quantityChoices(999)).toHaveLength(20);
  expect(quantityChoices(-2)).toEqual([]);
});
