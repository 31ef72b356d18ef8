import { expect, it } from 'vitest';
import { buildChart, buildSizedProduct } from '../testing/chart-builder.ts';
import type { ProductPart } from './recommend-size.ts';
import { fitName, fullSizeName, selectableName, sizeName } from './size-names.ts';
import { productValueOf, valueName } from './sized-product.ts';

const chart = buildChart({
  chest: [
    [34, 36],
    [38, 40],
  ],
});
const heights = buildChart(
  {
    height: [
      [64, 71],
      [72, 77],
    ],
  },
  { attribute: 'fit', names: ['Regular', 'Tall'] },
);
const product = buildSizedProduct({ color: ['M'], size: ['S', 'M'], fit: ['Tall'] });
const recommendation = { attribute: 'size', chart };

it('the name of a size comes from the product, or otherwise from the chart', () => {
  expect(sizeName(recommendation, 1, product)).toBe('size M');
  expect(sizeName(recommendation, 1, buildSizedProduct({ size: ['S'] }))).toBe('M');
  expect(sizeName(recommendation, 1, buildSizedProduct({}))).toBe('M');
  expect(sizeName(recommendation, 1)).toBe('M');
  expect(sizeName(recommendation, 9)).toBe('');
  expect(sizeName(recommendation, 9, product)).toBe('');
});

it('the name of a fit comes from the product, or otherwise from the guide, or is its value', () => {
  expect(fitName('Tall', [chart, heights], product)).toBe('fit Tall');
  expect(fitName('Big', [chart, heights], product)).toBe('Big');
  const long = { ...heights, sizes: heights.sizes.map((size) => ({ ...size, name: `${size.name} fit` })) };
  expect(fitName('Tall', [chart, long])).toBe('Tall fit');
  expect(fitName('Big', [chart, long])).toBe('Big');
  expect(fitName('Tall', [chart])).toBe('Tall');
});

it('the full name of a size combines its parts and the fit', () => {
  expect(fullSizeName(['34', '32'], 'Tall')).toBe('34 / 32 Tall');
  expect(fullSizeName(['M'], undefined)).toBe('M');
  expect(fullSizeName([], 'Tall')).toBe('Tall');
});

it('the name of the selectable size is that of the available one', () => {
  const part: Pick<ProductPart, 'attribute' | 'value' | 'state' | 'substitute'> = { attribute: 'size', value: 'M', state: 'available' };
  const nameOf = (overrides: Partial<ProductPart>) => selectableName({ ...part, ...overrides } as ProductPart, product);
  expect(nameOf({ substitute: { sizeIndex: 0, value: 'S' } })).toBe('size M');
  expect(nameOf({ state: 'sold-out', substitute: { sizeIndex: 0, value: 'S' } })).toBe('size S');
  expect(nameOf({ state: 'sold-out' })).toBeUndefined();
});

it('the name of a value is the value itself if the product does not have it', () => {
  expect([valueName(product, 'size', 'M'), valueName(product, 'size', 'XL'), valueName(product, 'inseam', '32')]).toEqual([
    'size M',
    'XL',
    '32',
  ]);
});

it('the value of a product matches a size exactly, or with its value or name up to a comma', () => {
  const values = [
    { value: 'l', name: 'Large , 40–42' },
    { value: 'Medium, 36–38', name: 'M' },
    { value: 'Medium', name: 'Middle' },
  ];
  const sized = { dimensions: [{ id: 'size', name: 'Size', values }] };
  const match = (...names: string[]) => productValueOf(sized, 'size', { values: names });
  expect([match('Medium'), match('M'), match('Large'), match('36–38')]).toEqual(['Medium', 'Medium, 36–38', 'l', undefined]);
  expect(productValueOf({ dimensions: [{ ...sized.dimensions[0]!, values: values.slice(0, 2) }] }, 'size', { values: ['Medium'] })).toBe(
    'Medium, 36–38',
  );
  expect(productValueOf(sized, 'color', { values: ['M'] })).toBeUndefined();
});
