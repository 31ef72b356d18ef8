/** The scales of a guide by what they answer: those of one choice stand together, one for each fit. Pure. */
import { type BodyMeasurement, bodyMeasurements } from '@outfitter/contract/client';
import type { Measurements } from '../measurements/units.ts';
import { mergeCharts, type SizeChart } from './size-chart.ts';
import { productValueOf, type SizedProduct } from './sized-product.ts';

/** The attribute that says how a size is cut; the scales of others may hold for some of its values only. */
export const fitAttribute = 'fit';

export interface ChartGroup {
  attribute: string;
  /** One, or one for each fit, the usual one first. */
  charts: readonly [SizeChart, ...SizeChart[]];
}

const hasFits = (chart: SizeChart): boolean => chart.within[fitAttribute] !== undefined;

function groupCharts(charts: readonly SizeChart[], areOne: (one: SizeChart, other: SizeChart) => boolean): ChartGroup[] {
  const sets: { attribute: string; charts: [SizeChart, ...SizeChart[]] }[] = [];
  for (const chart of charts) {
    if (chart.attribute === fitAttribute) continue;
    const set = sets.find(({ charts: [first] }) => areOne(first, chart));
    if (set) set.charts.push(chart);
    else sets.push({ attribute: chart.attribute, charts: [chart] });
  }
  return sets;
}

/** What a guide by itself answers: each table, and those of several fits as one. */
export function chartGroups(charts: readonly SizeChart[]): ChartGroup[] {
  return groupCharts(charts, (one, other) => one.attribute === other.attribute && hasFits(one) && hasFits(other));
}

/** What a guide answers for a garment: each of its choices whose values a table knows, tables of one choice joined. */
export function chartGroupsFor(charts: readonly SizeChart[], product: SizedProduct): ChartGroup[] {
  const known = charts.filter((chart) => chart.sizes.some((size) => productValueOf(product, chart.attribute, size) !== undefined));
  return groupCharts(known, (one, other) => one.attribute === other.attribute).map(({ attribute, charts: [first, ...more] }) =>
    hasFits(first) ? { attribute, charts: [first, ...more.filter(hasFits)] } : { attribute, charts: [mergeCharts([first, ...more])] },
  );
}

/** The scale that says which fit goes with a body. */
export function findFitChart(charts: readonly SizeChart[]): SizeChart | undefined {
  return charts.find(({ attribute }) => attribute === fitAttribute);
}

/** What was not given and would say a size in those of the sets that what was given says nothing of. */
export function missingMeasurements(groups: readonly ChartGroup[], given: Measurements): BodyMeasurement[] {
  const unanswered = groups.filter(
    ({ charts }) => !charts.some(({ measurements }) => measurements.some((measurement) => given[measurement] !== undefined)),
  );
  return requestedMeasurements(unanswered.flatMap(({ charts }) => charts)).filter((measurement) => given[measurement] === undefined);
}

/** What is worth asking for, in the order of asking. The cup is worked out of the bust. */
export function requestedMeasurements(charts: readonly SizeChart[]): BodyMeasurement[] {
  const stated = new Set(charts.flatMap(({ measurements }) => measurements));
  if (stated.delete('bust-beyond-band')) stated.add('bust');
  return bodyMeasurements.filter((measurement) => stated.has(measurement));
}
