import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validate } from '../../forms/index.ts';
import { requestedMeasurements } from '../recommendation/chart-groups.ts';
import { buildChart } from '../testing/chart-builder.ts';
import { demoCharts } from '../testing/demo-guides.ts';
import { finderSchema } from './finder-schema.ts';
import { chartRange, parseForm, type TypedMeasurements } from './parse-finder-form.ts';

const charts = demoCharts('size-guide-mens-shirts-outerwear');
const parse = (typed: TypedMeasurements, units: 'imperial' | 'metric' = 'imperial') =>
  parseForm(requestedMeasurements(charts), typed, units, charts);

describe('the form of the size finder', () => {
  it('requests the measurements that the guide states', () => {
    expect(requestedMeasurements(charts)).toEqual(['height', 'chest', 'waist', 'neck']);
    expect(chartRange(charts, 'chest')).toEqual([34, 61]);
  });
  it('parses amounts in the selected unit, or in a typed unit', () => {
    expect(parse({ chest: '100', waist: '34 in', height: '1 m 80' }, 'metric').measurements).toEqual({
      chest: 39.37,
      waist: 34,
      height: 70.87,
    });
  });
  it('parses a weight in the selected unit', () => {
    const dogs = [buildChart({ weight: [[40, 60]] }, { wearer: 'dog' })];
    const parseDogWeight = (weight: string, units: 'imperial' | 'metric') => parseForm(['weight'], { weight }, units, dogs);
    expect(parseDogWeight('50', 'imperial').measurements).toEqual({ weight: 50 });
    expect(parseDogWeight('25', 'metric').measurements).toEqual({ weight: 55.12 });
    expect(parseDogWeight('heavy', 'metric').errors).toEqual({ weight: { error: 'not-a-number' } });
    expect(parseDogWeight('120', 'imperial').errors).toEqual({ weight: { error: 'too-far', amount: 120 } });
  });
  it('accepts from half of the smallest to 1.6 times the largest amount of the guide', () => {
    const gloves = [
      buildChart({
        'hand-around': [
          [10, 12],
          [14, 20],
        ],
      }),
    ];
    const accepted = (inches: string, guideCharts = gloves) =>
      parseForm(['hand-around'], { 'hand-around': inches }, 'imperial', guideCharts).errors['hand-around'];
    expect([accepted('5'), accepted('32')]).toEqual([undefined, undefined]);
    expect([accepted('4.99'), accepted('32.01')]).toEqual([
      { error: 'too-far', amount: 4.99 },
      { error: 'other-units', amount: 32.01 },
    ]);
    expect([chartRange([], 'hand-around'), accepted('1', [])]).toEqual([undefined, undefined]);
  });
  it('is not empty if its only value is invalid', () => {
    expect(parse({ chest: 'wide' })).toMatchObject({ measurements: {}, isEmpty: false });
  });
  it('is empty if no field has a value', () => {
    expect(parse({ chest: '', waist: '34' })).toMatchObject({ measurements: { waist: 34 }, errors: {}, isEmpty: false });
    expect(parse({})).toMatchObject({ isEmpty: true });
  });
  it.each([
    ['0', 'not-above-zero'],
    ['−5', 'not-above-zero'],
    ['1e9', 'too-large'],
    ['wide', 'not-a-number'],
    ['2', 'too-far'],
    ['98', 'other-units'],
  ])('%s is rejected for its field: %s', (chest, error) => {
    const { measurements, errors, isEmpty } = parse({ chest, waist: '34' });
    expect([measurements, errors.chest?.error, isEmpty]).toEqual([{ waist: 34 }, error, false]);
  });
  it('validates with the error of each field, or with one error at the first field if all are empty', () => {
    const validateTyped = (typed: TypedMeasurements) => validate(finderSchema(requestedMeasurements(charts), 'imperial', charts), typed);
    expect(validateTyped({ height: '', chest: '98', waist: 'wide', neck: '15' })).toEqual({
      ok: false,
      errors: { chest: { code: 'other-units', values: { amount: 98 } }, waist: { code: 'not-a-number' } },
    });
    expect(validateTyped({ height: '', chest: ' ' })).toEqual({ ok: false, errors: { height: { code: 'empty' } } });
    expect(validateTyped({ height: '', chest: '40' })).toEqual({ ok: true, values: { height: '', chest: '40' } });
  });
  it('parses the same body to the same amounts in both units', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 620 }), (tenths) => {
        const inches = parse({ chest: `${tenths / 10}` }).measurements.chest;
        const metric = parse({ chest: `${(tenths / 10) * 2.54}`.slice(0, 12) }, 'metric').measurements.chest;
        expect(metric).toBeCloseTo(inches!, 1);
      }),
    );
  });
});
