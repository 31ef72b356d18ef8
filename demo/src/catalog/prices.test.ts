import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedDown, priceBooks, pricesOf } from './prices.ts';
import { buildStyle } from './style-builder.test-data.ts';
import { variantsOf } from './variants.ts';

describe('a marked-down price', () => {
  it.each([
    [9800, 'sale', 30, 6800],
    [14900, 'clearance', 30, 10399],
    [1600, 'sale', 25, 1200],
    [2600, 'clearance', 40, 1499],
  ] as const)('of %i, %s, %i %% off, is %i', (list, kind, percent, amount) => {
    expect(markedDown(list, kind, percent)).toBe(amount);
  });

  it('is reduced by at least the percentage and less than a dollar more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 900, max: 30_000 }),
        fc.constantFrom('sale' as const, 'clearance' as const),
        fc.integer({ min: 5, max: 70 }),
        (list, kind, percent) => {
          const exact = (list * (100 - percent)) / 100;
          const amount = markedDown(list, kind, percent);
          return amount > 0 && amount < list && amount <= exact && exact - amount < 100 && amount % 100 === (kind === 'sale' ? 0 : 99);
        },
      ),
    );
  });
});

describe('price entries', () => {
  const variants = (style: ReturnType<typeof buildStyle>['style'], of = buildStyle({})) => variantsOf(style, of.colors, of.run);

  it('LIST-016 have the ids of the list, sale and clearance price books', () => {
    expect(priceBooks.map(({ id }) => id)).toEqual([
      'dtc-usd-regular',
      'dtc-usd-promo',
      'dtc-usd-sale',
      'dtc-cad-regular',
      'dtc-cad-promo',
      'dtc-cad-sale',
    ]);
  });

  it('PDP-008 mark down only the colors of the markdown', () => {
    const { style } = buildStyle({ markdown: { kind: 'clearance', percent: 40, colors: ['loden'] } });
    const clearance = pricesOf(style, variants(style)).filter(({ priceBook }) => priceBook === 'dtc-usd-sale');
    expect(clearance.map(({ sku }) => sku)).toEqual(['499945001', '499945002']);
    expect(clearance[0]).toMatchObject({ amount: 8899, validTo: null });
  });

  it('end for a sale; list prices do not', () => {
    const { style } = buildStyle({ markdown: { kind: 'sale', percent: 20 } });
    const entries = pricesOf(style, variants(style));
    expect(entries.filter(({ validTo }) => validTo !== null).map(({ priceBook }) => priceBook)).toEqual([
      ...Array(4).fill('dtc-usd-promo'),
      ...Array(4).fill('dtc-cad-promo'),
    ]);
  });
});
