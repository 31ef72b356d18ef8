/** What a guide answers to measures: a size for each of its tables, or for each choice of a garment. Pure. */
import type { Measurements } from '../measurements/units.ts';
import { chartGroups, chartGroupsFor, findFitChart, fitAttribute } from './chart-groups.ts';
import { type ChosenFit, chooseFit } from './choose-fit.ts';
import type { SizeChart } from './size-chart.ts';
import { productValueOf, type SelectedValues, type SizedProduct, type ValueState } from './sized-product.ts';
import type { Suggestion } from './suggest-size.ts';

export interface Recommendation extends ChosenFit {
  attribute: string;
}

/** How a suggested size stands with a garment. */
export interface ProductPart extends Recommendation {
  /** What the garment calls it; undefined where it is not made in it at all. */
  value: string | undefined;
  state: ValueState;
  /** The nearest that can be had, where this one cannot. */
  substitute?: { at: number; value: string };
}

export interface ProductRecommendation {
  parts: readonly ProductPart[];
  /** What to choose: the sizes that can be had, and their fit. */
  selection: SelectedValues;
}

/** The cup follows from the bust and the band that was found. */
function withCup(measurements: Measurements, { chart, suggestion }: ChosenFit): Measurements {
  const band = Number(chart.sizes[suggestion.at]?.name);
  const isBand = chart.measurements.includes('under-bust') && Number.isFinite(band) && measurements.bust !== undefined;
  return isBand ? { ...measurements, 'bust-beyond-band': measurements.bust! - band } : measurements;
}

/** A size of each of a guide's tables that states something of what was measured. */
export function recommendForGuide(charts: readonly SizeChart[], measurements: Measurements): Recommendation[] {
  let known = measurements;
  return chartGroups(charts).flatMap((set) => {
    const found = chooseFit(set, findFitChart(charts), known);
    if (!found) return [];
    known = withCup(known, found);
    return [{ attribute: set.attribute, ...found }];
  });
}

/** The nearest size that can be had, the larger of two as near. */
function nearestAvailable(
  { sizes }: SizeChart,
  { at }: Suggestion,
  valueAt: (position: number) => string | undefined,
): ProductPart['substitute'] {
  for (let step = 1; step < sizes.length; step += 1) {
    for (const position of [at + step, at - step]) {
      const value = valueAt(position);
      if (value !== undefined) return { at: position, value };
    }
  }
  return undefined;
}

/** Whether nobody's size is beyond the tables. */
export const isWithinCharts = (parts: readonly Recommendation[]): boolean => parts.every(({ suggestion }) => suggestion.is === 'size');

/**
 * What to take of a garment; undefined where its guide says nothing of it to these measures. `chosen` is what is settled otherwise: the
 * color.
 */
export function recommendForProduct(
  charts: readonly SizeChart[],
  measurements: Measurements,
  product: SizedProduct,
  chosen: SelectedValues = {},
): ProductRecommendation | undefined {
  const fits = product.dimensions.find(({ id }) => id === fitAttribute)?.values.map(({ value }) => value);
  const usual = charts.flatMap(({ within }) => within[fitAttribute] ?? []).slice(0, 1);
  let selection = Object.fromEntries(Object.entries(chosen).filter(([id]) => id !== fitAttribute));
  const parts = chartGroupsFor(charts, product).flatMap((set): ProductPart[] => {
    const stateAt = (chart: SizeChart, at: number, beside: SelectedValues) => {
      const size = chart.sizes[at];
      const value = size && productValueOf(product, set.attribute, size);
      return { value, state: value === undefined ? ('not-offered' as const) : product.valueState(beside, set.attribute, value) };
    };
    const beside = (fit: string | undefined) => (fits && fit !== undefined ? { ...selection, [fitAttribute]: fit } : selection);
    const found = chooseFit(set, fits && findFitChart(charts), measurements, {
      fits: fits ?? usual,
      isOffered: (fit, chart, at) => stateAt(chart, at, beside(fit)).state !== 'not-offered',
    });
    if (!found) return [];
    selection = beside(found.fit?.value);
    const { chart, suggestion } = found;
    const own = stateAt(chart, suggestion.at, selection);
    if (suggestion.is !== 'size') return [{ attribute: set.attribute, ...found, ...own }];
    const canHave = (at: number) => {
      const { value, state } = stateAt(chart, at, selection);
      return state === 'available' ? value : undefined;
    };
    const substitute = own.state === 'available' ? undefined : nearestAvailable(chart, suggestion, canHave);
    const taken = own.state === 'available' ? own.value : substitute?.value;
    if (taken !== undefined) selection = { ...selection, [set.attribute]: taken };
    return [{ attribute: set.attribute, ...found, ...own, ...(substitute ? { substitute } : {}) }];
  });
  return parts.length > 0 ? { parts, selection } : undefined;
}
