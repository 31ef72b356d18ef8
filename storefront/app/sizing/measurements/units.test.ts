import { bodyMeasurements } from '@outfitter/contract/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountsOf,
  columnConverter,
  formatEighths,
  formatFeet,
  formatMeasurement,
  isWeight,
  measurementOf,
  roundedMetric,
} from './units.ts';

describe('the measurements of a size guide', () => {
  it('SIZE-005 are converted to centimeters and kilograms', () => {
    expect([roundedMetric(40, 'inch'), roundedMetric(8.5, 'inch'), roundedMetric(10, 'pound'), roundedMetric(120, 'pound')]).toEqual([
      102, 21.5, 4.5, 54,
    ]);
  });
  it('are shown in eighths of an inch', () => {
    expect([8.5, 21.125, 0.75, 40].map(formatEighths)).toEqual(['8½', '21⅛', '¾', '40']);
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((eighths) => formatEighths(7 + eighths / 8)).join(' ')).toBe('7 7⅛ 7¼ 7⅜ 7½ 7⅝ 7¾ 7⅞ 8');
    expect(formatEighths(0)).toBe('0');
  });
  it('are more precise if two amounts of a column would look the same', () => {
    expect([9.75, 9.875].map(columnConverter([9.75, 9.875], 'inch'))).toEqual([24.8, 25.1]);
    expect([38, 40].map(columnConverter([38, 40, 40], 'inch'))).toEqual([97, 102]);
  });
  it('are shown in feet for heights', () => {
    expect([70, 71.97, 66.5].map(formatFeet)).toEqual(['5′10″', '6′0″', '5′6½″']);
  });
  it('are a single amount or a range', () => {
    expect(formatMeasurement([38, 40], formatEighths)).toBe('38–40');
    expect(formatMeasurement([38, 38], formatEighths)).toBe('38');
    expect(formatMeasurement(9.5, formatEighths)).toBe('9½');
  });
  it('are weights in pounds and lengths in inches', () => {
    expect(bodyMeasurements.filter(isWeight)).toEqual(['weight']);
  });
  it('consist of one amount, two amounts or none', () => {
    expect([amountsOf(9.5), amountsOf([38, 40]), amountsOf(undefined)]).toEqual([[9.5], [38, 40], []]);
  });
  it('are finite numbers from 0 on', () => {
    for (const value of [0, 9.5, [0, 0], [3, 4]]) expect(measurementOf(value)).toEqual(value);
    for (const value of [-1, Number.POSITIVE_INFINITY, '5', [-1, 4], [3, -1], [3, '4'], [3, Number.POSITIVE_INFINITY]]) {
      expect(measurementOf(value)).toBeUndefined();
    }
  });
  it('are in the same order after conversion', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 200, noNaN: true }), fc.double({ min: 0, max: 200, noNaN: true }), (first, second) => {
        const [smaller, larger] = first < second ? [first, second] : [second, first];
        expect(roundedMetric(smaller, 'inch')).toBeLessThanOrEqual(roundedMetric(larger, 'inch'));
      }),
    );
  });
  it('exclude all other values', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.double(), fc.tuple(fc.double(), fc.double())), (value) => {
        const measurement = measurementOf(value);
        if (measurement !== undefined) expect(formatMeasurement(measurement, formatEighths)).not.toBe('');
      }),
    );
    expect([measurementOf('L'), measurementOf([1]), measurementOf(null), measurementOf(Number.NaN), measurementOf([3, 4])]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      [3, 4],
    ]);
  });
});
