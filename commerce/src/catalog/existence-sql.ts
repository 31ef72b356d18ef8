import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { categories, skus, styles } from './tables.ts';

export const styleWithId = (id: SQL): SQL => sql`SELECT FROM ${styles} WHERE ${styles.id} = ${id}`;
export const categoryWithId = (id: SQL): SQL => sql`SELECT FROM ${categories} WHERE ${categories.id} = ${id}`;
export const styleOfSku = (skuId: SQL): SQL => sql`SELECT ${skus.styleId} FROM ${skus} WHERE ${skus.id} = ${skuId}`;

/** Selects the style of a product, and the color if the id is that of a SKU; no row if there is no such product. */
export const productWithId = (id: SQLWrapper): SQL => sql`
  SELECT id AS style_id, NULL AS color FROM ${styles} WHERE ${styles.id} = ${id}
  UNION ALL SELECT ${skus.styleId}, ${skus.variationValues} ->> 'color' FROM ${skus} WHERE ${skus.id} = ${id}
  LIMIT 1`;
