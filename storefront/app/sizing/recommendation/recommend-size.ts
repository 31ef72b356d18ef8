/** What a guide answers to measures: a size for each of its tables, or for each choice of a garment. Pure. */
import type { Measurements } from '../measurements/body-measurements.ts';
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
function withCup(measured: Measurements, { scale, suggestion }: ChosenFit): Measurements {
  const band = Number(scale.sizes[suggestion.at]?.name);
  const isBand = scale.measurements.includes('under-bust') && Number.isFinite(band) && measured.bust !== undefined;
  return isBand ? { ...measured, 'bust-beyond-band': measured.bust! - band } : measured;
}

/** A size of each of a guide's tables that states something of what was measured. */
export function recommendForGuide(scales: readonly SizeChart[], measured: Measurements): Recommendation[] {
  let known = measured;
  return chartGroups(scales).flatMap((set) => {
    const found = chooseFit(set, findFitChart(scales), known);
    if (!found) return [];
    known = withCup(known, found);
    return [{ attribute: set.attribute, ...found }];
  });
}

/** The nearest size that can be had, the larger of two as near. */
function nearestAvailable(
  { sizes }: SizeChart,
  { at }: Suggestion,
  valueAt: (place: number) => string | undefined,
): ProductPart['substitute'] {
  for (let step = 1; step < sizes.length; step += 1) {
    for (const place of [at + step, at - step]) {
      const value = valueAt(place);
      if (value !== undefined) return { at: place, value };
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
  scales: readonly SizeChart[],
  measured: Measurements,
  garment: SizedProduct,
  chosen: SelectedValues = {},
): ProductRecommendation | undefined {
  const fits = garment.dimensions.find(({ id }) => id === fitAttribute)?.values.map(({ value }) => value);
  const usual = scales.flatMap(({ within }) => within[fitAttribute] ?? []).slice(0, 1);
  let selection = Object.fromEntries(Object.entries(chosen).filter(([id]) => id !== fitAttribute));
  const parts = chartGroupsFor(scales, garment).flatMap((set): ProductPart[] => {
    const stateAt = (scale: SizeChart, at: number, beside: SelectedValues) => {
      const size = scale.sizes[at];
      const value = size && productValueOf(garment, set.attribute, size);
      return { value, state: value === undefined ? ('not-made' as const) : garment.valueState(beside, set.attribute, value) };
    };
    const beside = (fit: string | undefined) => (fits && fit !== undefined ? { ...selection, [fitAttribute]: fit } : selection);
    const found = chooseFit(set, fits && findFitChart(scales), measured, {
      fits: fits ?? usual,
      isMade: (fit, scale, at) => stateAt(scale, at, beside(fit)).state !== 'not-made',
    });
    if (!found) return [];
    selection = beside(found.fit?.value);
    const { scale, suggestion } = found;
    const own = stateAt(scale, suggestion.at, selection);
    if (suggestion.is !== 'size') return [{ attribute: set.attribute, ...found, ...own }];
    const canHave = (at: number) => {
      const { value, state } = stateAt(scale, at, selection);
      return state === 'available' ? value : undefined;
    };
    const instead = own.state === 'available' ? undefined : nearestAvailable(scale, suggestion, canHave);
    const taken = own.state === 'available' ? own.value : instead?.value;
    if (taken !== undefined) selection = { ...selection, [set.attribute]: taken };
    return [{ attribute: set.attribute, ...found, ...own, ...(instead ? { substitute } : {}) }];
  });
  return parts.length > 0 ? { parts, selection } : undefined;
}
