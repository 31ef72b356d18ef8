/** What sizes and fits are called: by the garment where there is one, else by the guide. Pure. */

import { findFitChart, fitAttribute } from './chart-groups.ts';
import type { ProductPart, Recommendation } from './recommend-size.ts';
import type { SizeChart } from './size-chart.ts';
import { type SizedProduct, valueName } from './sized-product.ts';

/** The name of a size of a scale. */
export function sizeName({ attribute, scale }: Pick<Recommendation, 'attribute' | 'scale'>, at: number, garment?: SizedProduct): string {
  const size = scale.sizes[at];
  const known = garment?.dimensions.find(({ id }) => id === attribute)?.values.find(({ value }) => size?.values.includes(value));
  return known?.name ?? size?.name ?? '';
}

export function fitName(value: string, scales: readonly SizeChart[], garment?: SizedProduct): string {
  if (garment) return valueName(garment, fitAttribute, value);
  return findFitChart(scales)?.sizes.find(({ values }) => values.includes(value))?.name ?? value;
}

/** The sizes that are taken, and their cut: `L Tall`, `34 / 32`. */
export function fullSizeName(sizes: readonly string[], fit: string | undefined): string {
  return [sizes.join(' / '), fit].filter(Boolean).join(' ');
}

/** What a part of a garment is taken in, by its name: the size itself, or the nearest that can be had. */
export function takenName({ attribute, value, state, substitute }: ProductPart, garment: SizedProduct): string | undefined {
  const taken = state === 'available' ? value : substitute?.value;
  return taken === undefined ? undefined : valueName(garment, attribute, taken);
}
