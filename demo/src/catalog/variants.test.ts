import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizeRun } from '../data-files/schema.ts';
import { barcodeOf, checkDigit, sizeCombinations, sizeSystemOf, sizesWithoutSystem, skuNumber, unusedExceptions } from './variants.ts';

const run = sizeRun.parse({
  dimensions: [
    { id: 'fit', name: 'Fit', values: ['Regular', 'Tall', 'Big'] },
    { id: 'size', name: 'Size', values: ['S', 'M'] },
  ],
  except: ['Tall/S', 'Big/*'],
});

describe('size combinations', () => {
  it('skip excluded combinations and keep the ordinals of the others', () => {
    expect(sizeCombinations(run)).toEqual([
      { ordinal: 1, values: { fit: 'Regular', size: 'S' } },
      { ordinal: 2, values: { fit: 'Regular', size: 'M' } },
      { ordinal: 4, values: { fit: 'Tall', size: 'M' } },
    ]);
  });

  it('are one combination without values for a run without dimensions', () => {
    expect(sizeCombinations({ dimensions: [], except: [] })).toEqual([{ ordinal: 1, values: {} }]);
  });

  it('report exceptions without effect', () => {
    expect(unusedExceptions(run)).toEqual([]);
    expect(unusedExceptions({ ...run, except: ['Tall/XS', 'Tall', '*/M'] })).toEqual(['Tall/XS', 'Tall']);
  });
});

describe('size systems', () => {
  it('are of the whole dimension, or of each value', () => {
    expect(sizeSystemOf({ sizeSystem: 'shoes' }, '8')).toBe('shoes');
    const mixed = { sizeSystem: { children: ['2T'], letters: ['S', 'M'] } };
    expect(['2T', 'M', 'L'].map((size) => sizeSystemOf(mixed, size))).toEqual(['children', 'letters', undefined]);
  });

  it('are reported where a size has none, and not needed by other dimensions', () => {
    expect(sizesWithoutSystem(run)).toEqual(['S', 'M']);
    const [fit, size] = run.dimensions;
    expect(sizesWithoutSystem({ ...run, dimensions: [fit!, { ...size!, sizeSystem: { letters: ['M'] } }] })).toEqual(['S']);
    expect(sizesWithoutSystem({ ...run, dimensions: [fit!, { ...size!, sizeSystem: 'letters' }] })).toEqual([]);
  });
});

describe('numbers', () => {
  it('form a SKU of style, color and size ordinal', () => {
    expect(skuNumber('4117', '10', 7)).toBe('411710007');
  });

  it('have the check digit of UPC-A', () => {
    expect(checkDigit('03600029145')).toBe(2);
    expect(checkDigit('01234567890')).toBe(5);
  });

  it('form a barcode of twelve digits that detects any single wrong digit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000_000, max: 9_999_999_999 }),
        fc.nat(10),
        fc.integer({ min: 1, max: 9 }),
        (number, position, change) => {
          const barcode = barcodeOf(String(number));
          expect(barcode).toMatch(/^4\d{11}$/);
          const digits = [...barcode];
          digits[position] = String((Number(digits[position]) + change) % 10);
          expect(checkDigit(digits.slice(0, 11).join(''))).not.toBe(Number(digits[11]));
        },
      ),
    );
  });
});
