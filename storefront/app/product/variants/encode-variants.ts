import type { Variant } from '@outfitter/contract/client';
import { type Dimension, variantFlags } from './variant-table.ts';

export function encodeVariants(variants: readonly Variant[], dimensions: readonly Dimension[]): string {
  const rows = variants.flatMap((variant) => {
    const valueIndexes = dimensions.map(({ id, values }) => values.findIndex(({ value }) => value === variant.variationValues[id]));
    if (valueIndexes.includes(-1)) return [];
    const { orderable, stockLevel, backorder, inStockDate } = variant.inventory;
    const flagSum =
      (variant.orderable && orderable ? variantFlags.orderable : 0) +
      (backorder ? variantFlags.backorder : 0) +
      (variant.isClearance || variant.isSale ? variantFlags.reduced : 0);
    return [
      [variant.productId, valueIndexes.join('.'), variant.price, variant.strikePrice ?? '', stockLevel, flagSum, inStockDate ?? ''].join(
        ',',
      ),
    ];
  });
  return rows.join(';');
}
