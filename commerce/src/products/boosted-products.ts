import { maxProductsPerCall } from '@outfitter/contract';
import { withAncestors } from '../catalog/category-tree.ts';
import { allCategories, categoriesOfStyles } from '../catalog/read-catalog.ts';
import type { InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Currency } from '../platform/money.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { type FoundProducts, findProducts } from './find-products.ts';

/** Parses product ids: keeps letters, digits and commas, and each id once (LIST-017). */
export function parseBoostedIds(text: string): string[] {
  const ids = text.replaceAll(/[^A-Za-z0-9,]/g, '').split(',');
  return [...new Set(ids.filter((id) => id !== '' && id.length <= 40))].slice(0, maxProductsPerCall);
}

/** Parses a category id: keeps letters, digits and hyphens (LIST-017). */
export function parseBoostedCategoryId(text: string | undefined): string | undefined {
  return text?.replaceAll(/[^A-Za-z0-9-]/g, '') || undefined;
}

export interface BoostedQuery {
  productIds: readonly string[];
  categoryId: string | undefined;
  currency: Currency;
  locale: string | undefined;
  cache?: InvalidatingCache | undefined;
}

/**
 * Reads the products that a merchant boosts, in the given order (API-044). Leaves out products that are not orderable or not in or below
 * the category.
 */
export async function readBoostedProducts(
  queryable: Queryable,
  { productIds, categoryId, currency, locale, cache }: BoostedQuery,
  at: Date,
): Promise<Result<FoundProducts, 'CategoryNotFoundException'>> {
  const found = await findProducts(queryable, productIds, currency, at, { locale, cache });
  const orderable = found.products.filter(({ inventory }) => inventory.orderable);
  if (categoryId === undefined) return ok({ ...found, products: orderable });
  const tree = new Map((await allCategories(queryable)).map((category) => [category.id, category]));
  if (!tree.has(categoryId)) return failure('CategoryNotFoundException', `No category with the id '${categoryId}'.`, { categoryId });
  const categoryIds = await categoriesOfStyles(queryable, found.styleIds);
  const isInCategory = (styleId: string) => withAncestors(categoryIds.get(styleId) ?? [], tree).some(({ id }) => id === categoryId);
  return ok({ ...found, products: orderable.filter(({ master }) => isInCategory(master.masterId)) });
}
