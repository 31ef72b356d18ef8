import type { Measurements } from '../measurements/units.ts';
import { chartGroups, chartGroupsFor, findFitChart, fitAttribute } from './chart-groups.ts';
import { type ChosenFit, chooseFit } from './choose-fit.ts';
import type { SizeChart } from './size-chart.ts';
import { productValueOf, type SelectedValues, type SizedProduct, type ValueState } from './sized-product.ts';
import type { Suggestion } from './suggest-size.ts';

export interface Recommendation extends ChosenFit {
  attribute: string;
}

export interface ProductPart extends Recommendation {
  value: string | undefined;
  state: ValueState;
  substitute?: { sizeIndex: number; value: string };
}

export interface ProductRecommendation {
  parts: readonly ProductPart[];
  selection: SelectedValues;
}

function withCupMeasurement(measurements: Measurements, { chart, suggestion }: ChosenFit): Measurements {
  const band = Number(chart.sizes[suggestion.sizeIndex]?.name);
  const isBand = chart.measurements.includes('under-bust') && Number.isFinite(band) && measurements.bust !== undefined;
  return isBand ? { ...measurements, 'bust-beyond-band': measurements.bust! - band } : measurements;
}

export function recommendForGuide(charts: readonly SizeChart[], measurements: Measurements): Recommendation[] {
  let knownMeasurements = measurements;
  return chartGroups(charts).flatMap((group) => {
    const chosenFit = chooseFit(group, findFitChart(charts), knownMeasurements);
    if (!chosenFit) return [];
    knownMeasurements = withCupMeasurement(knownMeasurements, chosenFit);
    return [{ attribute: group.attribute, ...chosenFit }];
  });
}

function nearestAvailable(
  { sizes }: SizeChart,
  { sizeIndex }: Suggestion,
  valueAt: (index: number) => string | undefined,
): ProductPart['substitute'] {
  for (let step = 1; step < sizes.length; step += 1) {
    for (const index of [sizeIndex + step, sizeIndex - step]) {
      const value = valueAt(index);
      if (value !== undefined) return { sizeIndex: index, value };
    }
  }
  return undefined;
}

export const isWithinCharts = (parts: readonly Recommendation[]): boolean => parts.every(({ suggestion }) => suggestion.kind === 'size');

/**
 * Returns the recommended size of a product; undefined if the charts of the guide state none of the measurements. `chosen` contains other
 * selected values, such as the color.
 */
export function recommendForProduct(
  charts: readonly SizeChart[],
  measurements: Measurements,
  product: SizedProduct,
  chosen: SelectedValues = {},
): ProductRecommendation | undefined {
  const fits = product.dimensions.find(({ id }) => id === fitAttribute)?.values.map(({ value }) => value);
  const regular = charts.flatMap(({ within }) => within[fitAttribute] ?? []).slice(0, 1);
  let selection = Object.fromEntries(Object.entries(chosen).filter(([id]) => id !== fitAttribute));
  const parts = chartGroupsFor(charts, product).flatMap((group): ProductPart[] => {
    const stateAt = (chart: SizeChart, index: number, selectionWithFit: SelectedValues) => {
      const size = chart.sizes[index];
      const value = size && productValueOf(product, group.attribute, size);
      return {
        value,
        state: value === undefined ? ('not-offered' as const) : product.valueState(selectionWithFit, group.attribute, value),
      };
    };
    const selectionWithFit = (fit: string | undefined) => (fits && fit !== undefined ? { ...selection, [fitAttribute]: fit } : selection);
    const chosenFit = chooseFit(group, fits && findFitChart(charts), measurements, {
      fits: fits ?? regular,
      isOffered: (fit, chart, index) => stateAt(chart, index, selectionWithFit(fit)).state !== 'not-offered',
    });
    if (!chosenFit) return [];
    selection = selectionWithFit(chosenFit.fit?.value);
    const { chart, suggestion } = chosenFit;
    const recommended = stateAt(chart, suggestion.sizeIndex, selection);
    if (suggestion.kind !== 'size') return [{ attribute: group.attribute, ...chosenFit, ...recommended }];
    const availableValueAt = (index: number) => {
      const { value, state } = stateAt(chart, index, selection);
      return state === 'available' ? value : undefined;
    };
    const substitute = recommended.state === 'available' ? undefined : nearestAvailable(chart, suggestion, availableValueAt);
    const selected = recommended.state === 'available' ? recommended.value : substitute?.value;
    if (selected !== undefined) selection = { ...selection, [group.attribute]: selected };
    return [{ attribute: group.attribute, ...chosenFit, ...recommended, ...(substitute ? { substitute } : {}) }];
  });
  return parts.length > 0 ? { parts, selection } : undefined;
}
