import type { BodyMeasurement } from '@outfitter/contract/client';
import { isWeight, type Measurements } from '../measurements/units.ts';
import { inchTolerance, type Position, positionOf, poundTolerance } from './measurement-position.ts';
import type { SizeChart } from './size-chart.ts';

export interface MeasurementPosition {
  measurement: BodyMeasurement;
  amount: number;
  position: Position;
}

/** `at` is the index of a size; for `below` and `above` that of the smallest and the largest. */
export interface Suggestion {
  is: 'size' | 'below' | 'above';
  at: number;
  decidedBy: MeasurementPosition;
  positions: readonly MeasurementPosition[];
  alternative?: { at: number; because: 'between' | 'disagree'; measurement: BodyMeasurement };
}

/** A rank that only grows with the measurement. */
const requiredIndex = ({ position: { is, at } }: MeasurementPosition): number =>
  is === 'below' ? at - 0.5 : is === 'above' ? at + 0.5 : at;

function positionsOf(chart: SizeChart, measurements: Measurements): MeasurementPosition[] {
  return chart.measurements.flatMap((measurement) => {
    const amount = measurements[measurement];
    if (amount === undefined) return [];
    const ranges = chart.sizes.map(({ ranges: stated }) => stated[measurement]);
    const position = positionOf(ranges, amount, isWeight(measurement) ? poundTolerance : inchTolerance);
    return position ? [{ measurement, amount, position }] : [];
  });
}

const largestNeed = (positions: readonly MeasurementPosition[]): MeasurementPosition | undefined =>
  positions.reduce<MeasurementPosition | undefined>(
    (most, one) => (most && requiredIndex(most) >= requiredIndex(one) ? most : one),
    undefined,
  );

function alternativeOf(at: number, decidedBy: MeasurementPosition, positions: readonly MeasurementPosition[]): Suggestion['alternative'] {
  if (decidedBy.position.is === 'between' && decidedBy.position.smaller !== undefined)
    return { at: decidedBy.position.smaller, because: 'between', measurement: decidedBy.measurement };
  const other = largestNeed(positions.filter((one) => one.position.at !== at));
  return other && { at: other.position.at, because: 'disagree', measurement: other.measurement };
}

/**
 * Suggests a size; undefined where the chart states none of the measurements. The deciding measurement wins, else the largest required
 * size, since clothes that are too small cannot be worn.
 */
export function suggestSize(chart: SizeChart, measurements: Measurements): Suggestion | undefined {
  const positions = positionsOf(chart, measurements);
  const decidedBy = positions.find(({ measurement }) => measurement === chart.decides) ?? largestNeed(positions);
  if (!decidedBy) return undefined;
  const { is, at } = decidedBy.position;
  if (is === 'below' || is === 'above') return { is, at, decidedBy, positions };
  const alternative = alternativeOf(at, decidedBy, positions);
  return { is: 'size', at, decidedBy, positions, ...(alternative ? { alternative } : {}) };
}

/** How far apart the sizes of the measurements are; infinite outside the chart. */
export function misfit(suggestion: Suggestion): number {
  if (suggestion.is !== 'size') return Number.POSITIVE_INFINITY;
  const needs = suggestion.positions.map(requiredIndex);
  return Math.max(...needs) - Math.min(...needs) + (suggestion.positions.some(({ position }) => position.is === 'between') ? 0.5 : 0);
}

export function isWithin({ positions }: Suggestion): boolean {
  return positions.every(({ position: { is } }) => is === 'in' || is === 'between');
}

export function bodyForSize(chart: SizeChart, at: number): Measurements {
  const entries = Object.entries(chart.sizes[at]?.ranges ?? {}).map(([measurement, [least, most]]) => [measurement, (least + most) / 2]);
  return Object.fromEntries(entries) as Measurements;
}
