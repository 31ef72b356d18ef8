/**
 * Dimension of a variant table. In the table each variant is one short line, so that a style with 414 variants adds only a few kilobytes to
 * the page.
 */
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
  isReduced: boolean;
  inStockDate: string | undefined;
}

export const variantFlags = { orderable: 1, backorder: 2, reduced: 4 };

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
      orderable: (flagBits & variantFlags.orderable) !== 0,
      backorder: (flagBits & variantFlags.backorder) !== 0,
      isReduced: (flagBits & variantFlags.reduced) !== 0,
      inStockDate: inStockDate || undefined,
    };
  });
}
