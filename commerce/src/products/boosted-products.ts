import { maxProductsPerCall } from '@outfitter/contract';
import { withAncestors } from '../catalog/category-tree.ts';
import { allCategories, categoriesOfStyles } from '../catalog/read-catalog.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Currency } from '../platform/money.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { type FoundProducts, findProducts } from './find-products.ts';

/** The numbers in a list as somebody wrote it: letters, digits and commas count, each number once (LIST-017). */
export function parseBoostedIds(text: string): string[] {
  const ids = text.replaceAll(/[^A-Za-z0-9,]/g, '').split(',');
  return [...new Set(ids.filter((id) => id !== '' && id.length <= 40))].slice(0, maxProductsPerCall);
}

/** A category's number as somebody wrote it: letters, digits and hyphens count (LIST-017). */
export function parseBoostedCategoryId(text: string | undefined): string | undefined {
  return text?.replaceAll(/[^A-Za-z0-9-]/g, '') || undefined;
}

export interface BoostedQuery {
  productIds: readonly string[];
  categoryId: string | undefined;
  currency: Currency;
  locale: string | undefined;
}

/** The products that a merchant puts forward, in that order (API-044): those that can be ordered and, with a category, stand in or below it. */
export async function readBoostedProducts(
  queryable: Queryable,
  { productIds, categoryId, currency, locale }: BoostedQuery,
  at: Date,
): Promise<Result<FoundProducts, 'CategoryNotFoundException'>> {
  const found = await findProducts(queryable, productIds, currency, at, locale);
  const orderable = found.products.filter(({ inventory }) => inventory.orderable);
  if (categoryId === undefined) return ok({ ...found, products: orderable });
  const tree = new Map((await allCategories(queryable)).map((category) => [category.id, category]));
  if (!tree.has(categoryId)) return failure('CategoryNotFoundException', `No category with the id '${categoryId}'.`, { categoryId });
  const filed = await categoriesOfStyles(queryable, found.styleIds);
  const isIn = (styleId: string) => withAncestors(filed.get(styleId) ?? [], tree).some(({ id }) => id === categoryId);
  return ok({ ...found, products: orderable.filter(({ master }) => isIn(master.masterId)) });
}
