import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isKnownSize, type PurchasedSize, parsePurchasedSize, sortByStyleOrder } from './purchased-size.ts';

const named = (...values: string[]) => values.map((value) => ({ value, name: value }));
const attributes = [
  { id: 'color', values: named('10', '20') },
  { id: 'fit', values: named('Regular', 'Tall') },
  { id: 'size', values: named('S', 'M', 'L') },
];

describe('the size that a reviewer wore', () => {
  it('consists of the style’s own values, without the color', () => {
    expect(isKnownSize({ fit: 'Tall', size: 'L' }, attributes)).toBe(true);
    expect(isKnownSize({ size: 'M' }, attributes)).toBe(true);
    const others: PurchasedSize[] = [{ size: 'XL' }, { waist: '34' }, { color: '10' }, { fit: 'L' }];
    for (const other of others) expect(isKnownSize(other, attributes)).toBe(false);
  });

  it('is parsed from any query parameter', () => {
    expect(parsePurchasedSize('fit:Tall,size:L')).toEqual({ fit: 'Tall', size: 'L' });
    expect(parsePurchasedSize('size:Medium: shoe 6')).toEqual({ size: 'Medium: shoe 6' });
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const value of Object.values(parsePurchasedSize(text))) expect(text).toContain(value);
      }),
    );
  });

  it('is sorted in the style’s order', () => {
    const all = ['Regular', 'Tall'].flatMap((fit) => ['S', 'M', 'L'].map((size) => ({ worn: { fit, size } })));
    fc.assert(
      fc.property(fc.shuffledSubarray(all), (subset) => {
        expect(sortByStyleOrder(subset, attributes)).toEqual(all.filter((row) => subset.includes(row)));
      }),
    );
  });
});
