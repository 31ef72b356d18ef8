import { type BodyMeasurement, centimetersPerInch, kilogramsPerPound, type MeasurementUnit, unitOf } from '@outfitter/contract/client';

/** Inches and pounds, or centimeters and kilograms. */
export type Units = 'imperial' | 'metric';

export type Measurements = Readonly<Partial<Record<BodyMeasurement, number>>>;

export const isWeight = (measurement: BodyMeasurement): boolean => unitOf(measurement) === 'pound';

export type Measurement = number | readonly [min: number, max: number];

const fractions: Readonly<Record<number, string>> = { 1: '⅛', 2: '¼', 3: '⅜', 4: '½', 5: '⅝', 6: '¾', 7: '⅞' };

function toMetric(amount: number, unit: MeasurementUnit): number {
  return amount * (unit === 'inch' ? centimetersPerInch : kilogramsPerPound);
}

/** Returns centimeters or kilograms, rounded to halves below 30 and to whole numbers above. */
export function roundedMetric(amount: number, unit: MeasurementUnit): number {
  const metric = toMetric(amount, unit);
  return metric < 30 ? Math.round(metric * 2) / 2 : Math.round(metric);
}

export function preciseMetric(amount: number, unit: MeasurementUnit): number {
  return Math.round(toMetric(amount, unit) * 10) / 10;
}

/**
 * Returns the converter of a column. It is precise if two amounts would otherwise round to the same number, such as adjacent shoe sizes.
 */
export function columnConverter(amounts: readonly number[], unit: MeasurementUnit): (amount: number) => number {
  const distinct = new Set(amounts);
  const isTooCoarse = new Set([...distinct].map((amount) => roundedMetric(amount, unit))).size < distinct.size;
  return (amount) => (isTooCoarse ? preciseMetric : roundedMetric)(amount, unit);
}

export function formatEighths(amount: number): string {
  const eighths = Math.round(amount * 8);
  const fraction = fractions[eighths % 8] ?? '';
  const whole = Math.floor(eighths / 8);
  return whole === 0 && fraction ? fraction : `${whole}${fraction}`;
}

export function formatFeet(amount: number): string {
  const eighths = Math.round(amount * 8);
  return `${Math.floor(eighths / 96)}′${formatEighths((eighths % 96) / 8)}″`;
}

/** Height in inches from which heights are shown in feet and inches. */
export const feetThreshold = 58;

export function formatMeasurement(measurement: Measurement, format: (amount: number) => string): string {
  if (typeof measurement === 'number') return format(measurement);
  const [min, max] = measurement.map(format);
  return min === max ? `${min}` : `${min}–${max}`;
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

export function measurementOf(value: unknown): Measurement | undefined {
  if (isAmount(value)) return value;
  if (!Array.isArray(value)) return undefined;
  const [min, max] = value as unknown[];
  return isAmount(min) && isAmount(max) ? [min, max] : undefined;
}

export const amountsOf = (measurement: Measurement | undefined): readonly number[] =>
  typeof measurement === 'number' ? [measurement] : (measurement ?? []);
