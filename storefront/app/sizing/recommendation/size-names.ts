import { findFitChart, fitAttribute } from './chart-groups.ts';
import type { ProductPart, Recommendation } from './recommend-size.ts';
import type { SizeChart } from './size-chart.ts';
import { type SizedProduct, valueName } from './sized-product.ts';

export function sizeName({ attribute, chart }: Pick<Recommendation, 'attribute' | 'chart'>, index: number, product?: SizedProduct): string {
  const size = chart.sizes[index];
  const productValue = product?.dimensions.find(({ id }) => id === attribute)?.values.find(({ value }) => size?.values.includes(value));
  return productValue?.name ?? size?.name ?? '';
}

export function fitName(value: string, charts: readonly SizeChart[], product?: SizedProduct): string {
  if (product) return valueName(product, fitAttribute, value);
  return findFitChart(charts)?.sizes.find(({ values }) => values.includes(value))?.name ?? value;
}

export function fullSizeName(sizes: readonly string[], fit: string | undefined): string {
  return [sizes.join(' / '), fit].filter(Boolean).join(' ');
}

export function selectableName({ attribute, value, state, substitute }: ProductPart, product: SizedProduct): string | undefined {
  const selected = state === 'available' ? value : substitute?.value;
  return selected === undefined ? undefined : valueName(product, attribute, selected);
}
