import type { BodyMeasurement } from '@outfitter/contract/client';
import { isWeight, type Measurements } from '../measurements/units.ts';
import { inchTolerance, type Position, positionOf, poundTolerance } from './measurement-position.ts';
import type { SizeChart } from './size-chart.ts';

export interface MeasurementPosition {
  measurement: BodyMeasurement;
  amount: number;
  position: Position;
}

/** `at` is the index of a size: the smallest for `below`, the largest for `above`. */
export interface Suggestion {
  kind: 'size' | 'below' | 'above';
  at: number;
  decidedBy: MeasurementPosition;
  positions: readonly MeasurementPosition[];
  alternative?: { at: number; reason: 'between' | 'disagree'; measurement: BodyMeasurement };
}

const requiredIndex = ({ position: { kind, at } }: MeasurementPosition): number =>
  kind === 'below' ? at - 0.5 : kind === 'above' ? at + 0.5 : at;

function positionsOf(chart: SizeChart, measurements: Measurements): MeasurementPosition[] {
  return chart.measurements.flatMap((measurement) => {
    const amount = measurements[measurement];
    if (amount === undefined) return [];
    const ranges = chart.sizes.map(({ ranges: stated }) => stated[measurement]);
    const position = positionOf(ranges, amount, isWeight(measurement) ? poundTolerance : inchTolerance);
    return position ? [{ measurement, amount, position }] : [];
  });
}

const largestRequired = (positions: readonly MeasurementPosition[]): MeasurementPosition | undefined =>
  positions.reduce<MeasurementPosition | undefined>(
    (largest, one) => (largest && requiredIndex(largest) >= requiredIndex(one) ? largest : one),
    undefined,
  );

function alternativeOf(at: number, decidedBy: MeasurementPosition, positions: readonly MeasurementPosition[]): Suggestion['alternative'] {
  if (decidedBy.position.kind === 'between' && decidedBy.position.smaller !== undefined)
    return { at: decidedBy.position.smaller, reason: 'between', measurement: decidedBy.measurement };
  const other = largestRequired(positions.filter((one) => one.position.at !== at));
  return other && { at: other.position.at, reason: 'disagree', measurement: other.measurement };
}

/**
 * Returns undefined if the chart states none of the measurements. The chart's deciding measurement wins, else the largest required size,
 * since clothes that are too small cannot be worn.
 */
export function suggestSize(chart: SizeChart, measurements: Measurements): Suggestion | undefined {
  const positions = positionsOf(chart, measurements);
  const decidedBy = positions.find(({ measurement }) => measurement === chart.decides) ?? largestRequired(positions);
  if (!decidedBy) return undefined;
  const { kind, at } = decidedBy.position;
  if (kind === 'below' || kind === 'above') return { kind, at, decidedBy, positions };
  const alternative = alternativeOf(at, decidedBy, positions);
  return { kind: 'size', at, decidedBy, positions, ...(alternative ? { alternative } : {}) };
}

/** Returns how many sizes the measurements are apart; infinite outside the chart. */
export function misfit(suggestion: Suggestion): number {
  if (suggestion.kind !== 'size') return Number.POSITIVE_INFINITY;
  const indexes = suggestion.positions.map(requiredIndex);
  return Math.max(...indexes) - Math.min(...indexes) + (suggestion.positions.some(({ position }) => position.kind === 'between') ? 0.5 : 0);
}

export function isWithin({ positions }: Suggestion): boolean {
  return positions.every(({ position: { kind } }) => kind === 'in' || kind === 'between');
}

export function bodyForSize(chart: SizeChart, at: number): Measurements {
  const entries = Object.entries(chart.sizes[at]?.ranges ?? {}).map(([measurement, [least, most]]) => [measurement, (least + most) / 2]);
  return Object.fromEntries(entries) as Measurements;
}
