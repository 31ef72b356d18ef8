import { inArray } from 'drizzle-orm';
import { invalidate } from '../platform/cache/invalidation.ts';
import type { Transaction } from '../platform/database/database.ts';
import { chunkRows, upsertSet } from '../platform/database/upsert.ts';
import { categories, skus, styleCategories, styleImages, styles } from './tables.ts';
import { valueNamesKey } from './value-names.ts';

export type ImportedCategory = typeof categories.$inferInsert;
export interface ImportedStyle extends Omit<typeof styles.$inferInsert, 'updatedAt'> {
  skus: Omit<typeof skus.$inferInsert, 'styleId'>[];
  images: Omit<typeof styleImages.$inferInsert, 'styleId'>[];
  /** Direct categories only; ancestors follow from the tree. */
  categoryIds: string[];
}

export async function importCategories(tx: Transaction, rows: readonly ImportedCategory[]): Promise<void> {
  for (const chunk of chunkRows(categories, rows)) {
    await tx
      .insert(categories)
      .values(chunk)
      .onConflictDoUpdate({ target: categories.id, set: upsertSet(categories, 'id') });
  }
}

/**
 * Upserts styles with their SKUs, images and categories. Deletes images and categories that a style no longer has. Never deletes SKUs,
 * because orders and reservations refer to them; a SKU without a price is not sold. The caller invalidates `product-<id>` of each style.
 */
export async function importStyles(tx: Transaction, imported: readonly ImportedStyle[], now: Date): Promise<void> {
  const ids = imported.map((style) => style.id);
  if (ids.length === 0) return;
  const styleRows = imported.map(({ skus: _skus, images: _images, categoryIds: _ids, ...style }) => ({ ...style, updatedAt: now }));
  for (const chunk of chunkRows(styles, styleRows)) {
    await tx
      .insert(styles)
      .values(chunk)
      // The reviews domain writes rating, rating count and fit scale.
      .onConflictDoUpdate({ target: styles.id, set: upsertSet(styles, 'id', 'rating', 'ratingCount', 'fitScale') });
  }
  const skuRows = imported.flatMap((style) => style.skus.map((sku) => ({ ...sku, styleId: style.id })));
  for (const chunk of chunkRows(skus, skuRows)) {
    await tx
      .insert(skus)
      .values(chunk)
      .onConflictDoUpdate({ target: skus.id, set: upsertSet(skus, 'id') });
  }
  await tx.delete(styleImages).where(inArray(styleImages.styleId, ids));
  const imageRows = imported.flatMap((style) => style.images.map((image) => ({ ...image, styleId: style.id })));
  for (const chunk of chunkRows(styleImages, imageRows)) await tx.insert(styleImages).values(chunk);
  await tx.delete(styleCategories).where(inArray(styleCategories.styleId, ids));
  const categoryLinks = imported.flatMap((style) => style.categoryIds.map((categoryId) => ({ styleId: style.id, categoryId })));
  for (const chunk of chunkRows(styleCategories, categoryLinks)) await tx.insert(styleCategories).values(chunk);
  await invalidate(tx, [valueNamesKey]);
}
