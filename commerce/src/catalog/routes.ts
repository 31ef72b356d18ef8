import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../platform/dependencies.ts';
import { Fault } from '../platform/fault.ts';
import { bind } from '../platform/http/bind.ts';
import type { BoundRoute } from '../platform/http/types.ts';
import { categoryTree, rootCategoryId } from './category-tree.ts';
import { categoriesKey, readTree } from './read-tree.ts';

/** Levels below the node that a call answers where it does not say. */
const levelsDefault = 3;

export function routes({ database: { db }, settings, memory }: CommerceDependencies): BoundRoute[] {
  return [
    bind(endpoints.getCategories, async ({ params: { categoryId }, query, dependsOn }) => {
      const { categories, counts } = await readTree(db, memory);
      const tree = categoryTree(categories, counts, categoryId, query.levels ?? levelsDefault, settings.brand, query.locale);
      dependsOn(categoriesKey, ...(categoryId === rootCategoryId ? [] : [`category-${categoryId}`]));
      if (!tree) throw new Fault('CategoryNotFoundException', `No category with the id '${categoryId}'.`, { categoryId });
      return tree;
    }),
  ];
}
