/** The names of a basket's lines in the shopper's language. */
import type { Basket } from '@outfitter/contract';
import { inArray } from 'drizzle-orm';
import { styles } from '../catalog/tables.ts';
import { translatedStyle } from '../catalog/translations.ts';
import type { Queryable } from '../platform/database.ts';

/**
 * A basket with the names and cloths of its lines in `locale` where they are translated. Without a locale it is answered as it is and
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
      return style ? { ...item, productName: style.name, c_cloth: style.cloth } : item;
    }),
  };
}
