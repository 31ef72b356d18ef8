import { type SQL, sql } from 'drizzle-orm';
import { categories, isPicture, skus, styleCategories, styleImages, styles } from './tables.ts';

export const sitemapStyles = sql`
  SELECT id, slug, updated_at AS changed_at, ARRAY(SELECT jsonb_object_keys(translations)) AS translations FROM ${styles}`;

export const sitemapCategories = sql`
  SELECT id, path, (
      SELECT max(updated_at) FROM ${styleCategories} JOIN ${styles} ON ${styles.id} = style_id WHERE category_id = ${categories.id}
    ) AS changed_at,
    ARRAY(SELECT jsonb_object_keys(translations)) AS translations
  FROM ${categories}`;

export const skuIdsOfStyleSql = (styleId: SQL): SQL => sql`SELECT id FROM ${skus} WHERE style_id = ${styleId}`;

export const imagesOfStyle = (styleId: SQL): SQL => sql`
  SELECT json_agg(json_build_object('name', name, 'version', version) ORDER BY position) FROM ${styleImages}
  WHERE style_id = ${styleId} AND ${isPicture}`;
