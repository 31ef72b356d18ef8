import { chosenNames } from '../catalog/find-skus.ts';
import { skusOfStyles, stylesOf } from '../catalog/queries.ts';
import { translatedStyle } from '../catalog/translations.ts';
import type { Queryable } from '../platform/database/database.ts';

/** A SKU as the letter about its return names it. */
export interface ReturnedFacts {
  name: string;
  /** `Duck Brown, Large`; empty where there is nothing to choose. */
  choice: string;
  /** Its page with the SKU chosen (LIST-005). */
  path: string;
}

/** `undefined` where the shop has the SKU no more. Names are in `locale` where they are translated. */
export async function returnedFacts(queryable: Queryable, skuId: string, locale: string | null): Promise<ReturnedFacts | undefined> {
  const [row] = await stylesOf(queryable, [skuId]);
  const sku = row && (await skusOfStyles(queryable, [row.id])).find(({ id }) => id === skuId);
  if (!row || !sku) return undefined;
  const style = translatedStyle(row, locale ?? undefined);
  // In the order in which a shopper chooses.
  const chosen = style.variationAttributes.flatMap(({ id }): [string, string][] => {
    const value = sku.variationValues[id];
    return value === undefined ? [] : [[id, value]];
  });
  const query = new URLSearchParams(chosen).toString();
  return {
    name: style.name,
    choice: Object.values(chosenNames(style.variationAttributes, sku.variationValues)).join(', '),
    path: `/${style.slug}.html${query && `?${query}`}`,
  };
}
