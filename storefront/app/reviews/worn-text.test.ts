import { expect, it } from 'vitest';
import { wornKey, wornText } from './worn-text.ts';

const names = [
  { id: 'fit', values: [{ value: 'T', name: 'Tall' }] },
  { id: 'size', values: [{ value: 'L', name: 'Large' }] },
];

it('a size that was worn is told by the names of its values, in the order of the style', () => {
  expect(wornText({ size: 'L', fit: 'T' }, names)).toBe('Tall, Large');
  expect(wornText({ waist: '34', inseam: '32' }, [])).toBe('34 × 32');
  expect(wornText({ size: '5XL', length: '32' }, names)).toBe('5XL, 32');
});

it('the same size has one key, however it was kept', () => {
  expect(wornKey({ size: 'L', fit: 'T' })).toBe(wornKey({ fit: 'T', size: 'L' }));
});
