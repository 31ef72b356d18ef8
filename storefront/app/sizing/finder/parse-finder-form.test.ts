import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestedMeasurements } from '../recommendation/chart-groups.ts';
import { demoCharts } from '../testing/demo-guides.ts';
import { chartRange, parseForm, type TypedMeasurements } from './parse-finder-form.ts';

const charts = demoCharts('size-guide-mens-shirts-outerwear');
const read = (typed: TypedMeasurements, units: 'imperial' | 'metric' = 'imperial') =>
  parseForm(requestedMeasurements(charts), typed, units, charts);

describe('the size finder’s form', () => {
  it('asks for the measurements that the guide states', () => {
    expect(requestedMeasurements(charts)).toEqual(['height', 'chest', 'waist', 'neck']);
    expect(chartRange(charts, 'chest')).toEqual([34, 61]);
  });
  it('parses amounts in the selected unit, or in a typed unit', () => {
    expect(read({ chest: '100', waist: '34 in', height: '1 m 80' }, 'metric').measurements).toEqual({
      chest: 39.37,
      waist: 34,
      height: 70.87,
    });
  });
  it('may be empty', () => {
    expect(read({ chest: '', waist: '34' })).toMatchObject({ measurements: { waist: 34 }, errors: {}, isEmpty: false });
    expect(read({})).toMatchObject({ isEmpty: true });
  });
  it.each([
    ['0', 'not-above-zero'],
    ['−5', 'not-above-zero'],
    ['1e9', 'too-large'],
    ['wide', 'not-a-number'],
    ['2', 'too-far'],
    ['98', 'other-units'],
  ])('%s is rejected for its field: %s', (chest, error) => {
    const { measurements, errors, isEmpty } = read({ chest, waist: '34' });
    expect([measurements, errors.chest?.error, isEmpty]).toEqual([{ waist: 34 }, error, false]);
  });
  it('parses the same body to the same amounts in both units', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 620 }), (tenths) => {
        const inches = read({ chest: `${tenths / 10}` }).measurements.chest;
        const metric = read({ chest: `${(tenths / 10) * 2.54}`.slice(0, 12) }, 'metric').measurements.chest;
        expect(metric).toBeCloseTo(inches!, 1);
      }),
    );
  });
});
