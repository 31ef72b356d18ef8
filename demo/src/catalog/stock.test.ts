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

it('gives the same levels for the same style', () => {
  expect(levels({ stock: 'normal' })).toEqual(levels({ stock: 'normal' }));
});

it('lies deeper in the warehouse the deeper its word', () => {
  const [thin, normal, deep] = (['thin', 'normal', 'deep'] as const).map((stock) => inWarehouse(levels({ stock })));
  expect(Math.max(...thin!)).toBeLessThan(Math.min(...normal!));
  expect(Math.min(...deep!)).toBeGreaterThanOrEqual(90);
});

it('of a backorder is nothing on hand, a limit and the date, in the warehouse alone', () => {
  for (const of of levels({ stock: 'backorder', inStockDate: '2026-12-14' })) {
    expect(of).toMatchObject({ location: warehouse, onHand: 0, inStockDate: '2026-12-14' });
    expect(of.backorderLimit).toBeGreaterThanOrEqual(24);
  }
});

it('of a sold-out style is nothing, promised or on hand', () => {
  expect(levels({ stock: 'sold-out' }).every(({ onHand, backorderLimit }) => onHand + backorderLimit === 0)).toBe(true);
});

it('leaves at least one size of a style with holes, and takes at least one', () => {
  const pieces = inWarehouse(levels({ stock: 'holes' }));
  expect(pieces.filter((onHand) => onHand === 0)).toHaveLength(1);
});

it('never lies in a store that is closed', () => {
  const closed = stores.filter(({ isOpen }) => !isOpen).map(({ id }) => id);
  const everywhere = Array.from({ length: 30 }, (_, index) => levels({ id: String(4000 + index), stock: 'deep' })).flat();
  expect(everywhere.filter(({ location }) => closed.includes(location))).toEqual([]);
  expect(new Set(everywhere.map(({ location }) => location)).size).toBe(stores.length);
});
