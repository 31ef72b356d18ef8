import { cached, type InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { countStyles } from './category-tree.ts';
import { allCategories, type CategoryRow, styleCategoryPairs } from './read-catalog.ts';

/** Surrogate key of every response that contains category data. */
export const categoriesKey = 'categories';

export interface CategoryTree {
  categories: CategoryRow[];
  counts: Map<string, number>;
}

/** Reads the tree with its counts. Two statements, or none if cached. */
export function readCategoryTree(queryable: Queryable, cache: InvalidatingCache | undefined): Promise<CategoryTree> {
  return cached(cache, 'category-tree', [categoriesKey], async () => {
    const categories = await allCategories(queryable);
    return { categories, counts: countStyles(categories, await styleCategoryPairs(queryable)) };
  });
}
