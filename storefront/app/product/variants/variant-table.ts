/** Encodes each variant as one short line, so that a style with 414 variants adds only a few kilobytes to the page. */
import type { Variant } from '@outfitter/contract/client';

export interface Dimension {
  id: string;
  name: string;
  values: readonly { value: string; name: string }[];
}

export interface ProductVariant {
  productId: string;
  valueIndexes: readonly number[];
  price: number;
  strikePrice: number | undefined;
  orderable: boolean;
  stock: number;
  backorder: boolean;
  /** On sale or on clearance. */
  isReduced: boolean;
  inStockDate: string | undefined;
}

const flags = { orderable: 1, backorder: 2, reduced: 4 };

/** Omits variants with values that no dimension lists. */
export function encodeVariants(variants: readonly Variant[], dimensions: readonly Dimension[]): string {
  const rows = variants.flatMap((variant) => {
    const valueIndexes = dimensions.map(({ id, values }) => values.findIndex(({ value }) => value === variant.variationValues[id]));
    if (valueIndexes.includes(-1)) return [];
    const { orderable, stockLevel, backorder, inStockDate } = variant.inventory;
    const flagSum =
      (variant.orderable && orderable ? flags.orderable : 0) +
      (backorder ? flags.backorder : 0) +
      (variant.isClearance || variant.isSale ? flags.reduced : 0);
    return [
      [variant.productId, valueIndexes.join('.'), variant.price, variant.strikePrice ?? '', stockLevel, flagSum, inStockDate ?? ''].join(
        ',',
      ),
    ];
  });
  return rows.join(';');
}

export function decodeVariants(table: string): ProductVariant[] {
  if (table === '') return [];
  return table.split(';').map((row) => {
    const [productId = '', indexes = '', price, strikePrice, stock, flag, inStockDate] = row.split(',');
    const flagBits = Number(flag);
    return {
      productId,
      valueIndexes: indexes === '' ? [] : indexes.split('.').map(Number),
      price: Number(price),
      strikePrice: strikePrice ? Number(strikePrice) : undefined,
      stock: Number(stock),
      orderable: (flagBits & flags.orderable) !== 0,
      backorder: (flagBits & flags.backorder) !== 0,
      isReduced: (flagBits & flags.reduced) !== 0,
      inStockDate: inStockDate || undefined,
    };
  });
}
