/** The names of a basket's lines in the shopper's language. */
import type { Basket, ProductItem } from '@outfitter/contract';
import { inArray } from 'drizzle-orm';
import { chosenNames } from '../catalog/find-skus.ts';
import type { StyleRow } from '../catalog/queries.ts';
import { styles } from '../catalog/tables.ts';
import { translatedStyle } from '../catalog/translations.ts';
import type { Queryable } from '../platform/database.ts';

/** A line with the name, the cloth and the chosen values of its style as they are translated. */
function namedAs(style: StyleRow, item: ProductItem): ProductItem {
  const names = chosenNames(style.variationAttributes, item.c_variationValues);
  const { color } = names;
  return {
    ...item,
    productName: style.name,
    c_cloth: style.cloth,
    c_variationNames: names,
    ...(color ? { c_color: color } : {}),
    c_image: { ...item.c_image, alt: [style.name, color].filter(Boolean).join(', ') },
  };
}

/**
 * A basket with the names, cloths and chosen values of its lines in `locale` where they are translated. Without a locale it is answered as it is and
 * nothing is asked; with one, one statement.
 */
export async function namedIn(queryable: Queryable, basket: Basket, locale: string | undefined): Promise<Basket> {
  const ids = [...new Set(basket.productItems.map((item) => item.c_masterId))];
  if (locale === undefined || ids.length === 0) return basket;
  const rows = await queryable.select().from(styles).where(inArray(styles.id, ids));
  const named = new Map(rows.map((row) => [row.id, translatedStyle(row, locale)]));
  return {
    ...basket,
    productItems: basket.productItems.map((item) => {
      const style = named.get(item.c_masterId);
      return style ? namedAs(style, item) : item;
    }),
  };
}
