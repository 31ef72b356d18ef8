import type { BodyMeasurement } from '@outfitter/contract/client';
import { isWeight, type Measurements } from '../measurements/units.ts';
import { inchTolerance, type Position, positionOf, poundTolerance } from './measurement-position.ts';
import type { SizeChart } from './size-chart.ts';

export interface MeasurementPosition {
  measurement: BodyMeasurement;
  amount: number;
  position: Position;
}

/** Suggested size. `sizeIndex` is the smallest size for `below` and the largest for `above`. */
export interface Suggestion {
  kind: 'size' | 'below' | 'above';
  sizeIndex: number;
  decidedBy: MeasurementPosition;
  positions: readonly MeasurementPosition[];
  alternative?: { sizeIndex: number; reason: 'between' | 'disagree'; measurement: BodyMeasurement };
}

const requiredIndex = ({ position: { kind, sizeIndex } }: MeasurementPosition): number =>
  kind === 'below' ? sizeIndex - 0.5 : kind === 'above' ? sizeIndex + 0.5 : sizeIndex;

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
    (largest, candidate) => (largest && requiredIndex(largest) >= requiredIndex(candidate) ? largest : candidate),
    undefined,
  );

function alternativeOf(
  index: number,
  decidedBy: MeasurementPosition,
  positions: readonly MeasurementPosition[],
): Suggestion['alternative'] {
  if (decidedBy.position.kind === 'between' && decidedBy.position.smallerIndex !== undefined)
    return { sizeIndex: decidedBy.position.smallerIndex, reason: 'between', measurement: decidedBy.measurement };
  const other = largestRequired(positions.filter((candidate) => candidate.position.sizeIndex !== index));
  return other && { sizeIndex: other.position.sizeIndex, reason: 'disagree', measurement: other.measurement };
}

/**
 * Suggests a size; undefined if the chart states none of the measurements. The chart's deciding measurement determines the size, or
 * otherwise the measurement that requires the largest size, because clothes that are too small cannot be worn.
 */
export function suggestSize(chart: SizeChart, measurements: Measurements): Suggestion | undefined {
  const positions = positionsOf(chart, measurements);
  const decidedBy = positions.find(({ measurement }) => measurement === chart.decides) ?? largestRequired(positions);
  if (!decidedBy) return undefined;
  const { kind, sizeIndex } = decidedBy.position;
  if (kind === 'below' || kind === 'above') return { kind, sizeIndex, decidedBy, positions };
  const alternative = alternativeOf(sizeIndex, decidedBy, positions);
  return { kind: 'size', sizeIndex, decidedBy, positions, ...(alternative ? { alternative } : {}) };
}

/** Returns how many sizes the measurements are apart, or infinity outside of the chart. */
export function misfit(suggestion: Suggestion): number {
  if (suggestion.kind !== 'size') return Number.POSITIVE_INFINITY;
  const indexes = suggestion.positions.map(requiredIndex);
  return Math.max(...indexes) - Math.min(...indexes) + (suggestion.positions.some(({ position }) => position.kind === 'between') ? 0.5 : 0);
}

export function isWithin({ positions }: Suggestion): boolean {
  return positions.every(({ position: { kind } }) => kind === 'in' || kind === 'between');
}

export function bodyForSize(chart: SizeChart, index: number): Measurements {
  const entries = Object.entries(chart.sizes[index]?.ranges ?? {}).map(([measurement, [min, max]]) => [measurement, (min + max) / 2]);
  return Object.fromEntries(entries) as Measurements;
}
