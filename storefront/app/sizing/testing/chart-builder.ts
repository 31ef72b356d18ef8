import { type BodyMeasurement, bodyMeasurements } from '@outfitter/contract/client';
import type { Range } from '../recommendation/measurement-position.ts';
import type { SizeChart } from '../recommendation/size-chart.ts';
import type { SizedProduct } from '../recommendation/sized-product.ts';

/** Builds a chart from ranges of each measurement, one per size. Sizes are named S, M, L and so on by default. */
export function buildChart(
  columns: Partial<Record<BodyMeasurement, readonly (Range | undefined)[]>>,
  { names = ['S', 'M', 'L', 'XL', '2XL'], ...overrides }: Partial<Omit<SizeChart, 'sizes'>> & { names?: readonly string[] } = {},
): SizeChart {
  const measurements = bodyMeasurements.filter((measurement) => columns[measurement]);
  const count = Math.max(...measurements.map((measurement) => columns[measurement]!.length));
  const sizes = names.slice(0, count).map((name, index) => ({
    name,
    values: [name],
    ranges: Object.fromEntries(
      measurements.flatMap((measurement) => (columns[measurement]![index] ? [[measurement, columns[measurement]![index]]] : [])),
    ),
  }));
  return { caption: undefined, attribute: 'size', within: {}, wearer: 'adult', decides: undefined, measurements, sizes, ...overrides };
}

/** Builds a product that offers all combinations of its values except `notOffered`, given as `value` or `fit/value`. */
export function buildSizedProduct(
  values: Readonly<Record<string, readonly string[]>>,
  { notOffered = [], soldOut = [] }: { notOffered?: readonly string[]; soldOut?: readonly string[] } = {},
): SizedProduct {
  return {
    dimensions: Object.entries(values).map(([id, dimensionValues]) => ({
      id,
      name: id,
      values: dimensionValues.map((value) => ({ value, name: `${id} ${value}` })),
    })),
    valueState(chosen, _attribute, value) {
      const isListed = (list: readonly string[]) => list.includes(value) || list.includes(`${chosen.fit}/${value}`);
      return isListed(notOffered) ? 'not-offered' : isListed(soldOut) ? 'sold-out' : 'available';
    },
  };
}
