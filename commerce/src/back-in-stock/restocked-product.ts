import { variationNamesOf } from '../catalog/find-skus.ts';
import { productPath, variantPath } from '../catalog/product-path.ts';
import { skusOfStyles, stylesByProductIds } from '../catalog/read-catalog.ts';
import { translateStyle } from '../catalog/translations.ts';
import type { Queryable } from '../platform/database/database.ts';

export interface RestockedProduct {
  name: string;
  /** Names of the chosen values by attribute, such as `{ color: 'Duck Brown', waist: '34' }`. */
  variationNames: Readonly<Record<string, string>>;
  path: string;
}

export async function readRestockedProduct(
  queryable: Queryable,
  skuId: string,
  locale: string | null,
): Promise<RestockedProduct | undefined> {
  const [row] = await stylesByProductIds(queryable, [skuId]);
  const sku = row && (await skusOfStyles(queryable, [row.id])).find(({ id }) => id === skuId);
  if (!row || !sku) return undefined;
  const style = translateStyle(row, locale ?? undefined);
  // In the order of the attributes on the page.
  const chosen = style.variationAttributes.flatMap(({ id }): [string, string][] => {
    const value = sku.variationValues[id];
    return value === undefined ? [] : [[id, value]];
  });
  const isGiftCard = style.copy.giftCardAmounts !== undefined;
  return {
    name: style.name,
    variationNames: variationNamesOf({ ...style, isGiftCard }, sku.variationValues),
    path: variantPath(productPath(style.slug), Object.fromEntries(chosen)),
  };
}
