import { cached, type InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import type { Queryable } from '../platform/database/database.ts';
import { countStyles } from './category-tree.ts';
import { allCategories, type CategoryRow, styleCategoryPairs } from './read-catalog.ts';

/** What every answer made from the tree depends on. */
export const categoriesKey = 'categories';

export interface CategoryTree {
  categories: CategoryRow[];
  /** Of each category the number of styles in it or below it. */
  counts: Map<string, number>;
}

/** The whole tree with its counts; two statements, or none where the process remembers it. */
export function readCategoryTree(queryable: Queryable, cache: InvalidatingCache | undefined): Promise<CategoryTree> {
  return cached(cache, 'category-tree', [categoriesKey], async () => {
    const categories = await allCategories(queryable);
    return { categories, counts: countStyles(categories, await styleCategoryPairs(queryable)) };
  });
}
