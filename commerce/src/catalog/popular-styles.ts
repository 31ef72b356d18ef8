import { sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { styleCategories, styles } from './tables.ts';

export interface ComparedStyle {
  styleId: string;
  name: string;
  primaryCategoryId: string;
  /** Ids of its direct categories. */
  categoryIds: string[];
  popularity: number;
  keywords: string[];
}

export interface StyleInOutfits extends ComparedStyle {
  /** Ids of the styles with which the merchant combines it. */
  goesWith: string[];
}

const comparedColumns = sql`style.id AS "styleId", style.name, style.primary_category_id AS "primaryCategoryId", style.popularity, style.keywords,
  ARRAY(SELECT category_id FROM ${styleCategories} WHERE style_id = style.id ORDER BY category_id) AS "categoryIds"`;

/** Reads styles with the outfits to which they belong, in the order of the ids. One statement. */
export async function readOutfits(queryable: Queryable, styleIds: readonly string[]): Promise<StyleInOutfits[]> {
  const { rows } = await queryable.execute<StyleInOutfits & Record<string, unknown>>(sql`
    SELECT ${comparedColumns}, coalesce(style.copy -> 'goesWith', '[]') AS "goesWith"
    FROM ${styles} AS style WHERE style.id = ANY(${sql.param([...styleIds])}::text[])
    ORDER BY array_position(${sql.param([...styleIds])}::text[], style.id)`);
  return rows;
}

export interface PopularStyleQuery {
  /** Kind by category id; categories that are not listed are left out. */
  kinds: ReadonlyMap<string, string>;
  countPerKind: number;
  /** Styles with these keywords come first within their kind. */
  keywords: readonly string[];
  /** Styles that are included whatever their category. */
  styleIds: readonly string[];
}

/** Finds the most popular styles of each kind, gift cards excluded. One statement. */
export async function findPopularStyles(queryable: Queryable, query: PopularStyleQuery): Promise<ComparedStyle[]> {
  const { kinds, countPerKind, keywords, styleIds } = query;
  const { rows } = await queryable.execute<ComparedStyle & Record<string, unknown>>(sql`
    WITH ranked AS (
      SELECT style.id, row_number() OVER (PARTITION BY category.kind ORDER BY
        cardinality(ARRAY(SELECT unnest(style.keywords) INTERSECT SELECT unnest(${sql.param([...keywords])}::text[]))) DESC,
        style.popularity DESC, style.id) AS rank
      FROM ${styles} AS style
      JOIN unnest(${sql.param([...kinds.keys()])}::text[], ${sql.param([...kinds.values()])}::text[]) AS category (id, kind)
        ON category.id = style.primary_category_id
      WHERE NOT jsonb_exists(style.copy, 'giftCardAmounts')
    )
    SELECT ${comparedColumns} FROM ${styles} AS style
    WHERE (style.id IN (SELECT id FROM ranked WHERE rank <= ${countPerKind}) OR style.id = ANY(${sql.param([...styleIds])}::text[]))
      AND NOT jsonb_exists(style.copy, 'giftCardAmounts')
    ORDER BY style.id`);
  return rows;
}
