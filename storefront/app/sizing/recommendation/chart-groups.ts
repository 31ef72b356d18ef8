/** Groups the charts of a guide by the attribute whose value they recommend. A group has one chart per fit. */
import { type BodyMeasurement, bodyMeasurements } from '@outfitter/contract/client';
import type { Measurements } from '../measurements/units.ts';
import { mergeCharts, type SizeChart } from './size-chart.ts';
import { productValueOf, type SizedProduct } from './sized-product.ts';

export const fitAttribute = 'fit';

export interface ChartGroup {
  attribute: string;
  charts: readonly [SizeChart, ...SizeChart[]];
}

const hasFits = (chart: SizeChart): boolean => chart.within[fitAttribute] !== undefined;

function groupCharts(charts: readonly SizeChart[], belongTogether: (one: SizeChart, other: SizeChart) => boolean): ChartGroup[] {
  const groups: { attribute: string; charts: [SizeChart, ...SizeChart[]] }[] = [];
  for (const chart of charts) {
    if (chart.attribute === fitAttribute) continue;
    const group = groups.find(({ charts: [first] }) => belongTogether(first, chart));
    if (group) group.charts.push(chart);
    else groups.push({ attribute: chart.attribute, charts: [chart] });
  }
  return groups;
}

export function chartGroups(charts: readonly SizeChart[]): ChartGroup[] {
  return groupCharts(charts, (one, other) => one.attribute === other.attribute && hasFits(one) && hasFits(other));
}

export function chartGroupsFor(charts: readonly SizeChart[], product: SizedProduct): ChartGroup[] {
  const known = charts.filter((chart) => chart.sizes.some((size) => productValueOf(product, chart.attribute, size) !== undefined));
  return groupCharts(known, (one, other) => one.attribute === other.attribute).map(({ attribute, charts: [first, ...more] }) =>
    hasFits(first) ? { attribute, charts: [first, ...more.filter(hasFits)] } : { attribute, charts: [mergeCharts([first, ...more])] },
  );
}

export function findFitChart(charts: readonly SizeChart[]): SizeChart | undefined {
  return charts.find(({ attribute }) => attribute === fitAttribute);
}

export function missingMeasurements(groups: readonly ChartGroup[], given: Measurements): BodyMeasurement[] {
  const groupsWithoutMeasurement = groups.filter(
    ({ charts }) => !charts.some(({ measurements }) => measurements.some((measurement) => given[measurement] !== undefined)),
  );
  return requestedMeasurements(groupsWithoutMeasurement.flatMap(({ charts }) => charts)).filter(
    (measurement) => given[measurement] === undefined,
  );
}

/** In the order of the form. The cup measurement is derived from the bust. */
export function requestedMeasurements(charts: readonly SizeChart[]): BodyMeasurement[] {
  const stated = new Set(charts.flatMap(({ measurements }) => measurements));
  if (stated.delete('bust-beyond-band')) stated.add('bust');
  return bodyMeasurements.filter((measurement) => stated.has(measurement));
}
