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

function groupCharts(charts: readonly SizeChart[], belongTogether: (first: SizeChart, second: SizeChart) => boolean): ChartGroup[] {
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
  return groupCharts(charts, (first, second) => first.attribute === second.attribute && hasFits(first) && hasFits(second));
}

export function chartGroupsFor(charts: readonly SizeChart[], product: SizedProduct): ChartGroup[] {
  const matchingCharts = charts.filter((chart) => chart.sizes.some((size) => productValueOf(product, chart.attribute, size) !== undefined));
  return groupCharts(matchingCharts, (first, second) => first.attribute === second.attribute).map(
    ({ attribute, charts: [first, ...others] }) =>
      hasFits(first) ? { attribute, charts: [first, ...others.filter(hasFits)] } : { attribute, charts: [mergeCharts([first, ...others])] },
  );
}

export function findFitChart(charts: readonly SizeChart[]): SizeChart | undefined {
  return charts.find(({ attribute }) => attribute === fitAttribute);
}

export function missingMeasurements(groups: readonly ChartGroup[], entered: Measurements): BodyMeasurement[] {
  const groupsWithoutMeasurement = groups.filter(
    ({ charts }) => !charts.some(({ measurements }) => measurements.some((measurement) => entered[measurement] !== undefined)),
  );
  return requestedMeasurements(groupsWithoutMeasurement.flatMap(({ charts }) => charts)).filter(
    (measurement) => entered[measurement] === undefined,
  );
}

/** Returns the measurements in the order of the form. The cup measurement is derived from the bust. */
export function requestedMeasurements(charts: readonly SizeChart[]): BodyMeasurement[] {
  const stated = new Set(charts.flatMap(({ measurements }) => measurements));
  if (stated.delete('bust-beyond-band')) stated.add('bust');
  return bodyMeasurements.filter((measurement) => stated.has(measurement));
}
