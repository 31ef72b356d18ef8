import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { buildBasketItem } from '../testing/basket-builder.ts';
import { productPath } from './item-details.ts';
import { variationText } from './use-variation-text.ts';

const intl = createIntl({ locale: 'en-US', onError: () => undefined });

it('BASKET-002 LIST-005 names the variant and links to the product with it selected', () => {
  const item = buildBasketItem('1', {
    productId: '510210003',
    c_variationNames: { size: 'Large', color: 'Duck Brown' },
    c_variationValues: { color: '10', size: 'L' },
  });
  expect(variationText(item, intl)).toBe('Duck Brown, Large');
  expect(productPath(item)).toBe('/product/510210003?color=10&size=L');
  expect(productPath({ productId: '9000', c_slugUrl: '/gift-card-9000.html', c_variationValues: {} })).toBe('/gift-card-9000.html');
});

it.each([
  [{ inseam: '32', color: 'Duck Brown', waist: '34' }, 'Duck Brown, Waist\u00a034, Inseam\u00a032'],
  [{ size: '10', color: 'Duck Brown' }, 'Duck Brown, Size\u00a010'],
  [{ size: '2T' }, 'Size\u00a02T'],
  [{ size: 'One size' }, 'One size'],
])('names what a number measures: %j', (names, text) => {
  expect(variationText({ c_variationNames: names }, intl)).toBe(text);
});
