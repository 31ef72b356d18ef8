import { expect, it } from 'vitest';
import { purchasedSizeKey, purchasedSizeText } from './purchased-size.ts';

const sizeNames = [
  { id: 'fit', values: [{ value: 'T', name: 'Tall' }] },
  { id: 'size', values: [{ value: 'L', name: 'Large' }] },
];

it('a worn size is described in the order of the style’s attributes', () => {
  expect(purchasedSizeText({ size: 'L', fit: 'T' }, sizeNames)).toBe('Tall, Large');
  expect(purchasedSizeText({ waist: '34', inseam: '32' }, [])).toBe('34 × 32');
  expect(purchasedSizeText({ size: '5XL', length: '32' }, sizeNames)).toBe('5XL, 32');
});

it('a size has the same key whatever the order of its attributes', () => {
  expect(purchasedSizeKey({ size: 'L', fit: 'T' })).toBe(purchasedSizeKey({ fit: 'T', size: 'L' }));
});
