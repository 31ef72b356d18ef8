/** Size chart: sizes in ascending order, each with ranges of body measurements. Built from a table of a size guide. */

import { type BodyMeasurement, bodyMeasurements, type Wearer } from '@outfitter/contract/client';
import type { GuideTable } from '../guide/size-guide.ts';
import { type Measurement, measurementOf } from '../measurements/units.ts';
import { isAscending, type Range } from './measurement-position.ts';

export interface ChartSize {
  name: string;
  values: readonly string[];
  ranges: Readonly<Partial<Record<BodyMeasurement, Range>>>;
}

export interface SizeChart {
  caption: string | undefined;
  attribute: string;
  /** Values of other attributes to which the chart applies: `{ fit: ['Tall'] }`. */
  within: Readonly<Record<string, readonly string[]>>;
  wearer: Wearer;
  /** Measurement that decides the size if measurements disagree. By default it is the one with the largest size. */
  decides: BodyMeasurement | undefined;
  measurements: readonly BodyMeasurement[];
  sizes: readonly ChartSize[];
}

const rangeOf = (measurement: Measurement): Range => (typeof measurement === 'number' ? [measurement, measurement] : measurement);

const joinRanges = (joined: Range | undefined, [min, max]: Range): Range =>
  joined ? [Math.min(joined[0], min), Math.max(joined[1], max)] : [min, max];

/** Returns the ranges of a row. Two columns of the same measurement are its minimum and maximum. */
function rowRanges(table: GuideTable, row: readonly unknown[]): ChartSize['ranges'] {
  const ranges: Partial<Record<BodyMeasurement, Range>> = {};
  table.columns.forEach(({ measurement }, index) => {
    const amount = measurementOf(row[index]);
    if (measurement && amount !== undefined) ranges[measurement] = joinRanges(ranges[measurement], rangeOf(amount));
  });
  return ranges;
}

function rowSize(table: GuideTable, row: readonly unknown[], index: number): ChartSize | undefined {
  const { columns = [0], values } = table.sizes ?? {};
  const names = columns.flatMap((column) => (typeof row[column] === 'string' ? [row[column]] : []));
  const [name] = names;
  const value = values?.[index];
  return name === undefined ? undefined : { name, values: value === undefined ? names : [value], ranges: rowRanges(table, row) };
}

/**
 * Builds a size chart; undefined for a table that can only be displayed: without attribute, without measurements, or with sizes that do not
 * ascend.
 */
export function buildSizeChart(table: GuideTable): SizeChart | undefined {
  if (!table.sizes) return undefined;
  const { attribute, within = {}, wearer = 'adult', decides } = table.sizes;
  const sizes = table.rows.map((row, index) => rowSize(table, row, index));
  const stated = bodyMeasurements.filter((measurement) => sizes.some((size) => size?.ranges[measurement]));
  const isComplete = sizes.every((size) => size !== undefined) && new Set(sizes.map(({ name }) => name)).size === sizes.length;
  if (!isComplete || stated.length === 0) return undefined;
  if (!stated.every((measurement) => isAscending(sizes.map(({ ranges }) => ranges[measurement])))) return undefined;
  return {
    caption: table.caption,
    attribute,
    within,
    wearer,
    decides: decides && stated.includes(decides) ? decides : undefined,
    measurements: stated,
    sizes,
  };
}

export function sizeChartsOf({ tables }: { tables: readonly GuideTable[] }): SizeChart[] {
  return tables.flatMap((table) => buildSizeChart(table) ?? []);
}

function isAscendingByUpperBound(sizes: readonly ChartSize[], measurement: BodyMeasurement): boolean {
  const upperBounds = sizes.flatMap(({ ranges }) => ranges[measurement]?.[1] ?? []);
  return upperBounds.every((bound, index) => index === 0 || bound >= upperBounds[index - 1]!);
}

/** Joins charts of one attribute, smaller sizes first, such as children's and adults' shirts from 2T to XL. */
export function mergeCharts([first, ...others]: readonly [SizeChart, ...SizeChart[]]): SizeChart {
  if (others.length === 0) return first;
  const charts = [first, ...others];
  const sizes = charts.flatMap((chart) => chart.sizes);
  const measurements = bodyMeasurements.filter(
    (measurement) => charts.some((chart) => chart.measurements.includes(measurement)) && isAscendingByUpperBound(sizes, measurement),
  );
  return { ...first, measurements, sizes };
}
