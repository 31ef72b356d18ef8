import { type BodyMeasurement, centimetersPerInch } from '@outfitter/contract/client';
import { type MeasurementError, parseLength, parseWeight } from '../measurements/parse-measurement.ts';
import { isWeight, type Measurements, type Units } from '../measurements/units.ts';
import type { Range } from '../recommendation/measurement-position.ts';
import type { SizeChart } from '../recommendation/size-chart.ts';

export type TypedMeasurements = Partial<Record<BodyMeasurement, string>>;

/** Error of a field. `too-far`: implausible for any body. `other-units`: plausible if it was measured in centimeters. */
export type MeasurementFieldError = Exclude<MeasurementError, 'empty'> | 'too-far' | 'other-units';
type MeasurementFieldErrors = Readonly<Partial<Record<BodyMeasurement, { error: MeasurementFieldError; amount?: number }>>>;

export interface ParsedForm {
  measurements: Measurements;
  errors: MeasurementFieldErrors;
  isEmpty: boolean;
}

const minFactor = 0.5;
const maxFactor = 1.6;

export function chartRange(charts: readonly SizeChart[], measurement: BodyMeasurement): Range | undefined {
  const ranges = charts.flatMap(({ sizes }) => sizes.flatMap((size) => size.ranges[measurement] ?? []));
  return ranges.length > 0 ? [Math.min(...ranges), Math.max(...ranges)] : undefined;
}

const isPlausible = (amount: number, [min, max]: Range) => amount >= min * minFactor && amount <= max * maxFactor;

function rangeError(amount: number, range: Range | undefined, measurement: BodyMeasurement): MeasurementFieldError | undefined {
  if (!range || isPlausible(amount, range)) return undefined;
  return !isWeight(measurement) && isPlausible(amount / centimetersPerInch, range) ? 'other-units' : 'too-far';
}

function parseField(measurement: BodyMeasurement, text: string, units: Units): { amount: number } | { error: MeasurementError } {
  if (isWeight(measurement)) {
    const parsed = parseWeight(text, units === 'metric' ? 'kilogram' : 'pound');
    return parsed.ok ? { amount: parsed.pounds } : { error: parsed.error };
  }
  const parsed = parseLength(text, units === 'metric' ? 'centimeter' : 'inch');
  return parsed.ok ? { amount: parsed.inches } : { error: parsed.error };
}

export function parseForm(
  requested: readonly BodyMeasurement[],
  typed: TypedMeasurements,
  units: Units,
  charts: readonly SizeChart[],
): ParsedForm {
  const measurements: Partial<Record<BodyMeasurement, number>> = {};
  const errors: Partial<Record<BodyMeasurement, { error: MeasurementFieldError; amount?: number }>> = {};
  for (const measurement of requested) {
    const parsed = parseField(measurement, typed[measurement] ?? '', units);
    if ('error' in parsed) {
      if (parsed.error !== 'empty') errors[measurement] = { error: parsed.error };
      continue;
    }
    const error = rangeError(parsed.amount, chartRange(charts, measurement), measurement);
    if (error) errors[measurement] = { error, amount: parsed.amount };
    else measurements[measurement] = parsed.amount;
  }
  const isEmpty = Object.keys(measurements).length === 0 && Object.keys(errors).length === 0;
  return { measurements, errors, isEmpty };
}
