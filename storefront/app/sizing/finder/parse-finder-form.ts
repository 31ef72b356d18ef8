/** What was typed into the finder, read; nonsense is told field by field. Pure. */
import { type BodyMeasurement, isWeight, type Measurements } from '../measurements/body-measurements.ts';
import { type MeasurementError, parseLength, parseWeight } from '../measurements/parse-measurement.ts';
import { centimetersPerInch, type Units } from '../measurements/units.ts';
import type { Range } from '../recommendation/measurement-position.ts';
import type { SizeChart } from '../recommendation/size-chart.ts';

export type TypedMeasurements = Readonly<Partial<Record<BodyMeasurement, string>>>;

/** `too-far`: no body of this kind measures that; `other-units`: in centimeters it would. */
export type FieldError = Exclude<MeasurementError, 'empty'> | 'too-far' | 'other-units';
export type FieldErrors = Readonly<Partial<Record<BodyMeasurement, { fault: FieldError; amount?: number }>>>;

export interface ParsedForm {
  measurements: Measurements;
  errors: FieldErrors;
  isEmpty: boolean;
}

/** How far beyond its tables a measure may lie and still be one: half of the least, and more than half as much again as the most. */
const minFactor = 0.5;
const maxFactor = 1.6;

/** What a measure goes from and to in all of these tables; the cup's is that of the bust. */
export function chartRange(scales: readonly SizeChart[], measure: BodyMeasurement): Range | undefined {
  const ranges = scales.flatMap(({ sizes }) => sizes.flatMap((size) => size.ranges[measure] ?? []));
  return ranges.length > 0 ? [Math.min(...ranges), Math.max(...ranges)] : undefined;
}

const isNear = (amount: number, [least, most]: Range) => amount >= least * minFactor && amount <= most * maxFactor;

function rangeError(amount: number, range: Range | undefined, measure: BodyMeasurement): FieldError | undefined {
  if (!range || isNear(amount, range)) return undefined;
  return !isWeight(measure) && isNear(amount / centimetersPerInch, range) ? 'other-units' : 'too-far';
}

function parseField(measure: BodyMeasurement, text: string, units: Units): { amount: number } | { problem: MeasurementError } {
  if (isWeight(measure)) {
    const read = parseWeight(text, units === 'metric' ? 'kilogram' : 'pound');
    return read.ok ? { amount: read.pounds } : { problem: read.error };
  }
  const read = parseLength(text, units === 'metric' ? 'centimetre' : 'inch');
  return read.ok ? { amount: read.inches } : { problem: read.error };
}

/** The measures that were typed. A field that is left empty asks for nothing. */
export function parseForm(
  asked: readonly BodyMeasurement[],
  typed: TypedMeasurements,
  units: Units,
  scales: readonly SizeChart[],
): ParsedForm {
  const measured: Partial<Record<BodyMeasurement, number>> = {};
  const faults: Partial<Record<BodyMeasurement, { fault: FieldError; amount?: number }>> = {};
  for (const measure of asked) {
    const read = parseField(measure, typed[measure] ?? '', units);
    if ('problem' in read) {
      if (read.problem !== 'empty') faults[measure] = { fault: read.problem };
      continue;
    }
    const fault = rangeError(read.amount, chartRange(scales, measure), measure);
    if (fault) faults[measure] = { fault, amount: read.amount };
    else measured[measure] = read.amount;
  }
  const isEmpty = Object.keys(measured).length === 0 && Object.keys(faults).length === 0;
  return { measurements, errors, isEmpty };
}
