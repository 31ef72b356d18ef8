import { expect, it } from 'vitest';
import { dataFolder, readCatalogData } from '../data-files/data-files.ts';
import { stockOf, warehouse } from './stock.ts';
import { buildStyle } from './style-builder.test-data.ts';
import { variantsOf } from './variants.ts';

const { stores } = readCatalogData(dataFolder);
function levels(given: Parameters<typeof buildStyle>[0]) {
  const { style, colors, run } = buildStyle(given);
  return stockOf(style, variantsOf(style, colors, run), stores);
}
const inWarehouse = (of: ReturnType<typeof levels>) => of.filter(({ location }) => location === warehouse).map(({ onHand }) => onHand);

it('has the same levels for the same style', () => {
  expect(levels({ stock: 'normal' })).toEqual(levels({ stock: 'normal' }));
});

it('is higher in the warehouse for higher stock profiles', () => {
  const [thin, normal, deep] = (['thin', 'normal', 'deep'] as const).map((stock) => inWarehouse(levels({ stock })));
  expect(Math.max(...thin!)).toBeLessThan(Math.min(...normal!));
  expect(Math.min(...deep!)).toBeGreaterThanOrEqual(90);
});

it('has a limit and a date for a backorder, none on hand, and only in the warehouse', () => {
  for (const of of levels({ stock: 'backorder', inStockDate: '2026-12-14' })) {
    expect(of).toMatchObject({ location: warehouse, onHand: 0, inStockDate: '2026-12-14' });
    expect(of.backorderLimit).toBeGreaterThanOrEqual(24);
  }
});

it('is zero for a sold-out style, also available to promise', () => {
  expect(levels({ stock: 'sold-out' }).every(({ onHand, backorderLimit }) => onHand + backorderLimit === 0)).toBe(true);
});

it('is zero in the warehouse for one size of a style with missing sizes, which some stores still have', () => {
  const of = levels({ stock: 'holes' });
  expect(inWarehouse(of).filter((onHand) => onHand === 0)).toHaveLength(1);
  const missing = of.find(({ location, onHand }) => location === warehouse && onHand === 0);
  expect(of.filter(({ sku, onHand }) => sku === missing?.sku && onHand > 0).length).toBeGreaterThan(0);
});

it('never exists in a closed store', () => {
  const closed = stores.filter(({ closedOverride }) => closedOverride).map(({ id }) => id);
  const everywhere = Array.from({ length: 30 }, (_, index) => levels({ id: String(4000 + index), stock: 'deep' })).flat();
  expect(everywhere.filter(({ location }) => closed.includes(location))).toEqual([]);
  expect(new Set(everywhere.map(({ location }) => location)).size).toBe(stores.length);
});
