import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEighths, inFeet, measureOf, measureText, metricFor, metricOf } from './measures.ts';

describe('measures of a size guide', () => {
  it('SIZE-005 are worked out in centimetres and kilograms', () => {
    expect([metricOf(40, 'inch'), metricOf(8.5, 'inch'), metricOf(10, 'pound'), metricOf(120, 'pound')]).toEqual([102, 21.5, 4.5, 54]);
  });
  it('read as a tape does', () => {
    expect([8.5, 21.125, 0.75, 40].map(inEighths)).toEqual(['8½', '21⅛', '¾', '40']);
  });
  it('are finer where two of a column would read the same', () => {
    expect([9.75, 9.875].map(metricFor([9.75, 9.875], 'inch'))).toEqual([24.8, 25.1]);
    expect([38, 40].map(metricFor([38, 40, 40], 'inch'))).toEqual([97, 102]);
  });
  it('of a height are in feet', () => {
    expect([70, 71.97, 66.5].map(inFeet)).toEqual(['5′10″', '6′0″', '5′6½″']);
  });
  it('are one amount or two', () => {
    expect(measureText([38, 40], inEighths)).toBe('38–40');
    expect(measureText([38, 38], inEighths)).toBe('38');
    expect(measureText(9.5, inEighths)).toBe('9½');
  });
  it('a longer one never comes out shorter', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 200, noNaN: true }), fc.double({ min: 0, max: 200, noNaN: true }), (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(metricOf(less, 'inch')).toBeLessThanOrEqual(metricOf(more, 'inch'));
      }),
    );
  });
  it('ERROR-018 anything else is none', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const measure = measureOf(value);
        if (measure !== undefined) expect(measureText(measure, inEighths)).not.toBe('');
      }),
    );
    expect([measureOf('L'), measureOf([1]), measureOf(null), measureOf(Number.NaN), measureOf([3, 4])]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      [3, 4],
    ]);
  });
});
