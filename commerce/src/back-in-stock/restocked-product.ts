import { variationNamesOf } from '../catalog/find-skus.ts';
import { skusOfStyles, stylesByProductIds } from '../catalog/read-catalog.ts';
import { translateStyle } from '../catalog/translations.ts';
import type { Queryable } from '../platform/database/database.ts';

export interface RestockedProduct {
  name: string;
  /** `Duck Brown, Large`; empty for a product without options. */
  choice: string;
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
  const query = new URLSearchParams(chosen).toString();
  return {
    name: style.name,
    choice: Object.values(variationNamesOf(style.variationAttributes, sku.variationValues)).join(', '),
    path: `/${style.slug}.html${query && `?${query}`}`,
  };
}
