import type { SelectedValues, SizedProduct } from '../recommendation/sized-product.ts';
import { sizeRuns } from './demo-guides.ts';

export function buildProduct(run: string, soldOut: readonly string[] = []): SizedProduct {
  const { dimensions, except = [] } = sizeRuns[run] ?? { dimensions: [] };
  const combinations = dimensions.reduce<SelectedValues[]>(
    (rows, { id, values }) => rows.flatMap((row) => values.map((value) => ({ ...row, [id]: value }))),
    [{}],
  );
  const nameOf = (variant: SelectedValues) => dimensions.map(({ id }) => variant[id]).join('/');
  const variants = combinations.filter((variant) => !except.includes(nameOf(variant)));
  return {
    dimensions: dimensions.map(({ id, values }) => ({ id, name: id, values: values.map((value) => ({ value, name: value })) })),
    valueState(chosen, attribute, value) {
      const dimensionIndex = dimensions.findIndex(({ id }) => id === attribute);
      const previousDimensions = dimensions.slice(0, dimensionIndex).map(({ id }) => id);
      const matching = variants.filter(
        (variant) =>
          variant[attribute] === value && previousDimensions.every((id) => chosen[id] === undefined || chosen[id] === variant[id]),
      );
      if (matching.length === 0) return 'not-offered';
      return matching.some((variant) => !soldOut.includes(nameOf(variant))) ? 'available' : 'sold-out';
    },
  };
}
