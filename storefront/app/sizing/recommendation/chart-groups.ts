/** The scales of a guide by what they answer: those of one choice stand together, one for each fit. Pure. */
import { type BodyMeasurement, bodyMeasurements, type Measurements } from '../measurements/body-measurements.ts';
import { mergeCharts, type SizeChart } from './size-chart.ts';
import { productValueOf, type SizedProduct } from './sized-product.ts';

/** The attribute that says how a size is cut; the scales of others may hold for some of its values only. */
export const fitAttribute = 'fit';

export interface ChartGroup {
  attribute: string;
  /** One, or one for each fit, the usual one first. */
  charts: readonly [SizeChart, ...SizeChart[]];
}

const hasFits = (scale: SizeChart): boolean => scale.within[fitAttribute] !== undefined;

function groupCharts(scales: readonly SizeChart[], areOne: (one: SizeChart, other: SizeChart) => boolean): ChartGroup[] {
  const sets: { attribute: string; scales: [SizeChart, ...SizeChart[]] }[] = [];
  for (const scale of scales) {
    if (scale.attribute === fitAttribute) continue;
    const set = sets.find(({ scales: [first] }) => areOne(first, scale));
    if (set) set.scales.push(scale);
    else sets.push({ attribute: scale.attribute, scales: [scale] });
  }
  return sets;
}

/** What a guide by itself answers: each table, and those of several fits as one. */
export function chartGroups(scales: readonly SizeChart[]): ChartGroup[] {
  return groupCharts(scales, (one, other) => one.attribute === other.attribute && hasFits(one) && hasFits(other));
}

/** What a guide answers for a garment: each of its choices whose values a table knows, tables of one choice joined. */
export function chartGroupsFor(scales: readonly SizeChart[], garment: SizedProduct): ChartGroup[] {
  const known = scales.filter((scale) => scale.sizes.some((size) => productValueOf(garment, scale.attribute, size) !== undefined));
  return groupCharts(known, (one, other) => one.attribute === other.attribute).map(({ attribute, charts: [first, ...more] }) =>
    hasFits(first) ? { attribute, scales: [first, ...more.filter(hasFits)] } : { attribute, scales: [mergeCharts([first, ...more])] },
  );
}

/** The scale that says which fit goes with a body. */
export function findFitChart(scales: readonly SizeChart[]): SizeChart | undefined {
  return scales.find(({ attribute }) => attribute === fitAttribute);
}

/** What was not given and would say a size in those of the sets that what was given says nothing of. */
export function missingMeasurements(sets: readonly ChartGroup[], measured: Measurements): BodyMeasurement[] {
  const unanswered = sets.filter(
    ({ charts }) => !charts.some(({ measurements }) => measurements.some((measure) => measured[measure] !== undefined)),
  );
  return requestedMeasurements(unanswered.flatMap(({ charts }) => charts)).filter((measure) => measured[measure] === undefined);
}

/** What is worth asking for, in the order of asking. The cup is worked out of the bust. */
export function requestedMeasurements(scales: readonly SizeChart[]): BodyMeasurement[] {
  const stated = new Set(scales.flatMap(({ measurements }) => measurements));
  if (stated.delete('bust-beyond-band')) stated.add('bust');
  return bodyMeasurements.filter((measure) => stated.has(measure));
}
