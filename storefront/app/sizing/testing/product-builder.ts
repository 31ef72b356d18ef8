import type { SelectedValues, SizedProduct } from '../recommendation/sized-product.ts';
import { sizeRuns } from './demo-guides.ts';

export function buildProduct(run: string, soldOut: readonly string[] = []): SizedProduct {
  const { dimensions, except = [] } = sizeRuns[run] ?? { dimensions: [] };
  const all = dimensions.reduce<SelectedValues[]>(
    (rows, { id, values }) => rows.flatMap((row) => values.map((value) => ({ ...row, [id]: value }))),
    [{}],
  );
  const nameOf = (made: SelectedValues) => dimensions.map(({ id }) => made[id]).join('/');
  const made = all.filter((one) => !except.includes(nameOf(one)));
  return {
    dimensions: dimensions.map(({ id, values }) => ({ id, name: id, values: values.map((value) => ({ value, name: value })) })),
    valueState(chosen, attribute, value) {
      const own = dimensions.findIndex(({ id }) => id === attribute);
      const earlier = dimensions.slice(0, own).map(({ id }) => id);
      const fits = made.filter(
        (one) => one[attribute] === value && earlier.every((id) => chosen[id] === undefined || chosen[id] === one[id]),
      );
      if (fits.length === 0) return 'not-offered';
      return fits.some((one) => !soldOut.includes(nameOf(one))) ? 'available' : 'sold-out';
    },
  };
}
