import { expect, it } from 'vitest';
import { variationNamesOf } from './find-skus.ts';

const color = { id: 'color', values: [{ value: '35', name: 'Night Watch' }] };
const size = { id: 'size', values: [{ value: 'L', name: 'Large' }] };

it('the names of a variant are those of its values, also of one that has no alternative', () => {
  const coat = { variationAttributes: [color, size], isGiftCard: false };
  expect(variationNamesOf(coat, { color: '35', size: 'L' })).toEqual({ color: 'Night Watch', size: 'Large' });
  expect(variationNamesOf(coat, { color: '99' })).toEqual({});
});

it('GIFT-003 a gift card is named by its design only if there are several', () => {
  expect(variationNamesOf({ variationAttributes: [color], isGiftCard: true }, { color: '35' })).toEqual({});
  const designs = { id: 'color', values: [...color.values, { value: '40', name: 'Barn Red' }] };
  expect(variationNamesOf({ variationAttributes: [designs], isGiftCard: true }, { color: '40' })).toEqual({ color: 'Barn Red' });
});
