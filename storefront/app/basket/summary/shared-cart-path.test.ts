import { maxProductsPerCall, maxQuantity } from '@outfitter/contract/client';
import { expect, it } from 'vitest';
import { sharedCartPath } from './shared-cart-path.ts';

it('ROUTE-012 the link of a cart has its products with their quantities, those of one product added up', () => {
  const items = [
    { productId: '411710M', quantity: 2 },
    { productId: '411710M', quantity: 1 },
    { productId: 'GIFT', quantity: maxQuantity },
    { productId: 'GIFT', quantity: 1 },
  ];
  const { pathname, searchParams } = new URL(sharedCartPath(items) ?? '', 'https://shop.example');
  expect(pathname).toBe('/sharecart');
  expect(searchParams.get('cart')).toBe(`{"411710M":3,"GIFT":${maxQuantity}}`);
});

it('ROUTE-012 an empty cart and one of more products than a link holds have no link', () => {
  expect(sharedCartPath([])).toBeUndefined();
  const items = Array.from({ length: maxProductsPerCall + 1 }, (_, index) => ({ productId: `SKU${index}`, quantity: 1 }));
  expect(sharedCartPath(items)).toBeUndefined();
  expect(sharedCartPath(items.slice(1))).toBeDefined();
});
