import { expect, it } from 'vitest';
import { quantityOptions } from './quantity-options.ts';

it('PDP-003 offers quantities up to the stock level, at most 20', () => {
  expect(quantityOptions(3)).toEqual([1, 2, 3]);
  expect(quantityOptions(20)).toHaveLength(20);
  expect(quantityOptions(999)).toHaveLength(20);
  expect(quantityOptions(-2)).toEqual([]);
});
