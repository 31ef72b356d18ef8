import { expect, it } from 'vitest';
import { buildBasketItem } from '../testing/basket-builder.ts';
import { productPath, variationText } from './item-details.ts';

it('BASKET-002 LIST-005 names the variant and links to the product with it selected', () => {
  const item = buildBasketItem('1', {
    productId: '510210003',
    c_variationNames: { size: 'Large', color: 'Duck Brown' },
    c_variationValues: { color: '10', size: 'L' },
  });
  expect(variationText(item)).toBe('Duck Brown, Large');
  expect(productPath(item)).toBe('/product/510210003?color=10&size=L');
  expect(productPath({ productId: '9000', c_slugUrl: '/gift-card-9000.html', c_variationValues: {} })).toBe('/gift-card-9000.html');
});
