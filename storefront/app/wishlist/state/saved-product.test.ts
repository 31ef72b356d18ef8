import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameProduct, type SavedProduct } from './saved-product.ts';

const styleIn = (color: string): SavedProduct => ({ masterId: 's', productId: 's', color });
const variantIn = (color: string, productId: string): SavedProduct => ({ masterId: 's', productId, color });

it('the heart of a style is filled by its variants of that color, and by no other', () => {
  expect(isSameProduct(styleIn('brown'), variantIn('brown', 'm'))).toBe(true);
  expect(isSameProduct(styleIn('brown'), variantIn('moss', 'm'))).toBe(false);
  expect(isSameProduct(styleIn('brown'), styleIn('moss'))).toBe(false);
  expect(isSameProduct(styleIn(''), styleIn('moss'))).toBe(true);
});

it('the heart of a chosen variant is filled by that variant, or by its style without a size', () => {
  expect(isSameProduct(variantIn('brown', 'm'), variantIn('brown', 'l'))).toBe(false);
  expect(isSameProduct(variantIn('brown', 'm'), variantIn('brown', 'm'))).toBe(true);
  expect(isSameProduct(variantIn('brown', 'm'), styleIn('brown'))).toBe(true);
});

it('is the same in both directions, and false for different styles', () => {
  const product = fc.record({
    masterId: fc.constantFrom('s', 't'),
    productId: fc.constantFrom('s', 't', 'm', 'l'),
    color: fc.constantFrom('', 'brown', 'moss'),
  });
  fc.assert(
    fc.property(product, product, (one, other) => {
      expect(isSameProduct(one, other)).toBe(isSameProduct(other, one));
      if (one.masterId !== other.masterId) expect(isSameProduct(one, other)).toBe(false);
    }),
  );
});
