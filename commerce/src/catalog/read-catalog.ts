import { asc, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { jsonRows } from '../platform/database/json-rows.ts';
import { prepared } from '../platform/database/prepared.ts';
import { categories, type StoredVariationAttribute, skus, styleCategories, styleImages, styles } from './tables.ts';

export type StyleRow = typeof styles.$inferSelect;
export type { StoredVariationAttribute };
export type StoredVariationValue = StoredVariationAttribute['values'][number];
export type SkuRow = typeof skus.$inferSelect;
export type StyleImageRow = typeof styleImages.$inferSelect;
export type CategoryRow = typeof categories.$inferSelect;

/**
 * A product id is the id of a style or of a SKU. The union lets PostgreSQL look both up in their indexes; with `OR`, it reads the whole
 * table.
 */
const hasProductId = sql`${styles.id} IN (
  SELECT unnest(${sql.placeholder('ids')}::text[])
  UNION SELECT ${skus.styleId} FROM ${skus} WHERE ${skus.id} = ANY(${sql.placeholder('ids')}::text[]))`;

export async function stylesByProductIds(queryable: Queryable, productIds: readonly string[]): Promise<StyleRow[]> {
  if (productIds.length === 0) return [];
  const statement = prepared(queryable, 'styles_by_product_ids', (db) => db.select().from(styles).where(hasProductId));
  return statement.execute({ ids: [...productIds] });
}

export interface StyleDetails {
  style: StyleRow;
  /** SKUs by position. */
  skus: SkuRow[];
  images: StyleImageRow[];
}

/** Reads the styles of some products with their SKUs and images. One statement. */
export async function styleDetails(queryable: Queryable, productIds: readonly string[]): Promise<StyleDetails[]> {
  if (productIds.length === 0) return [];
  const statement = prepared(queryable, 'style_details', (db) =>
    db
      .select({
        style: styles,
        skus: jsonRows(skus, sql`${skus.styleId} = ${styles.id}`, sql`${skus.position}`),
        images: jsonRows(styleImages, sql`${styleImages.styleId} = ${styles.id}`, sql`${styleImages.position}`),
      })
      .from(styles)
      .where(hasProductId),
  );
  return statement.execute({ ids: [...productIds] });
}

/** A style with the requested product id, and the color if it is the id of a SKU. */
export interface ResolvedProduct {
  requestedId: string;
  colorCode: string | null;
  style: StyleRow;
}

export function resolveProducts(queryable: Queryable, productIds: readonly string[]): Promise<ResolvedProduct[]> {
  return queryable
    .select({ requestedId: sql<string>`asked.id`, colorCode: skus.colorCode, style: styles })
    .from(sql`unnest(${sql.param([...productIds])}::text[]) AS asked (id)`)
    .leftJoin(skus, sql`${skus.id} = asked.id`)
    .innerJoin(styles, sql`${styles.id} = coalesce(${skus.styleId}, asked.id)`);
}

export function skusOfStyles(queryable: Queryable, styleIds: readonly string[]): Promise<SkuRow[]> {
  if (styleIds.length === 0) return Promise.resolve([]);
  return queryable
    .select()
    .from(skus)
    .where(inArray(skus.styleId, [...styleIds]))
    .orderBy(asc(skus.styleId), asc(skus.position));
}

export function imagesOfStyles(queryable: Queryable, styleIds: readonly string[]): Promise<StyleImageRow[]> {
  if (styleIds.length === 0) return Promise.resolve([]);
  return queryable
    .select()
    .from(styleImages)
    .where(inArray(styleImages.styleId, [...styleIds]))
    .orderBy(asc(styleImages.styleId), asc(styleImages.position));
}

export async function categoriesOfStyles(queryable: Queryable, styleIds: readonly string[]): Promise<Map<string, string[]>> {
  if (styleIds.length === 0) return new Map();
  const rows = await queryable
    .select()
    .from(styleCategories)
    .where(inArray(styleCategories.styleId, [...styleIds]));
  return new Map([...Map.groupBy(rows, (row) => row.styleId)].map(([id, own]) => [id, own.map((row) => row.categoryId)]));
}

export function allCategories(queryable: Queryable): Promise<CategoryRow[]> {
  return queryable.select().from(categories).orderBy(asc(categories.position));
}

export async function styleCategoryPairs(queryable: Queryable): Promise<{ styleId: string; categoryId: string }[]> {
  return queryable.select().from(styleCategories);
}

export async function styleIdsAfter(queryable: Queryable, after: string, count: number): Promise<string[]> {
  const rows = await queryable.select({ id: styles.id }).from(styles).where(gt(styles.id, after)).orderBy(asc(styles.id)).limit(count);
  return rows.map((row) => row.id);
}

export async function styleIdsOfSkus(queryable: Queryable, skuIds: readonly string[]): Promise<string[]> {
  const rows = await queryable
    .selectDistinct({ id: skus.styleId })
    .from(skus)
    .where(sql`${skus.id} = ANY(${sql.param([...skuIds])})`);
  return rows.map((row) => row.id);
}

export async function existingSkuIds(queryable: Queryable, skuIds: readonly string[]): Promise<Set<string>> {
  const rows = await queryable
    .select({ id: skus.id })
    .from(skus)
    .where(sql`${skus.id} = ANY(${sql.param([...skuIds])}::text[])`);
  return new Set(rows.map((row) => row.id));
}

/** Locks styles in key order until the transaction ends. */
export async function lockStyles(tx: Transaction, styleIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: styles.id })
    .from(styles)
    .where(inArray(styles.id, [...styleIds]))
    .orderBy(asc(styles.id))
    .for('no key update');
}
