import type { Variant } from '@outfitter/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeVariants } from './encode-variants.ts';
import { decodeVariants } from './variant-table.ts';

const dimensions = [
  { id: 'color', name: 'Color', values: ['10', '18'].map((value) => ({ value, name: value })) },
  { id: 'size', name: 'Size', values: ['S', 'Medium, shoe 6–8.5', 'L'].map((value) => ({ value, name: value })) },
];
const variants: fc.Arbitrary<Variant> = fc
  .record({
    productId: fc.stringMatching(/^[A-Z0-9]{4,10}$/),
    color: fc.constantFrom('10', '18'),
    size: fc.constantFrom('S', 'Medium, shoe 6–8.5', 'L'),
    orderable: fc.boolean(),
    isSale: fc.boolean(),
    isClearance: fc.boolean(),
    backorder: fc.boolean(),
    price: fc.integer({ min: 1, max: 99999 }).map((minor) => minor / 100),
    strikePrice: fc.option(
      fc.integer({ min: 1, max: 99999 }).map((minor) => minor / 100),
      { nil: undefined },
    ),
    stockLevel: fc.integer({ min: 0, max: 999 }),
    inStockDate: fc.option(fc.constant('2026-12-12'), { nil: undefined }),
  })
  .map(({ productId, color, size, orderable, backorder, stockLevel, inStockDate, price, strikePrice, isSale, isClearance }) => ({
    productId,
    orderable,
    price,
    ...(strikePrice === undefined ? {} : { strikePrice }),
    isSale,
    isClearance,
    variationValues: { color, size },
    inventory: { orderable, stockLevel, backorder, ...(inStockDate ? { inStockDate } : {}) },
  }));

describe('the variant table', () => {
  it('decodes to the encoded variants', () => {
    fc.assert(
      fc.property(fc.array(variants), (all) => {
        const decoded = decodeVariants(encodeVariants(all, dimensions));
        expect(decoded).toEqual(
          all.map((variant) => ({
            productId: variant.productId,
            valueIndexes: [
              ['10', '18'].indexOf(variant.variationValues.color!),
              dimensions[1]!.values.findIndex(({ value }) => value === variant.variationValues.size),
            ],
            price: variant.price,
            strikePrice: variant.strikePrice,
            orderable: variant.orderable,
            stock: variant.inventory.stockLevel,
            backorder: variant.inventory.backorder,
            isReduced: variant.isSale || variant.isClearance,
            inStockDate: variant.inventory.inStockDate,
          })),
        );
      }),
    );
  });
  it('supports a single variant without dimensions', () => {
    const [only] = fc.sample(variants, 1);
    expect(decodeVariants(encodeVariants([only!], []))).toMatchObject([{ productId: only!.productId, valueIndexes: [] }]);
  });
});
