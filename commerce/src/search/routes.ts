import { endpoints, pageSize } from '@outfitter/contract';
import { readTree } from '../catalog/read-tree.ts';
import { translatedCategory } from '../catalog/translations.ts';
import type { CommerceDependencies } from '../platform/dependencies.ts';
import { Fault } from '../platform/fault.ts';
import { bind } from '../platform/http/bind.ts';
import type { BoundRoute } from '../platform/http/types.ts';
import { offeredCurrency } from '../pricing/offered-currency.ts';
import { searchKey } from './generations.ts';
import { readRefinements } from './refinements.ts';
import { searchProducts } from './search-products.ts';

export function routes({ database: { db }, settings, memory: treeMemory }: CommerceDependencies): BoundRoute[] {
  return [
    bind(endpoints.searchProducts, async ({ query, clock, memory, dependsOn, validUntil }) => {
      const currency = offeredCurrency(query.currency, settings);
      const selected = readRefinements(query);
      const words = query.q?.trim() ? query.q.trim() : undefined;
      const { categories } = await readTree(db, treeMemory);
      const categoryId = query.cgid && query.cgid !== 'root' ? query.cgid : undefined;
      if (categoryId !== undefined && !categories.some((category) => category.id === categoryId)) {
        throw new Fault('CategoryNotFoundException', `No category with the id '${categoryId}'.`, { categoryId });
      }
      const children = categories
        .filter((category) => category.parentId === (categoryId ?? null))
        .map((category) => translatedCategory(category, query.locale));
      const input = {
        words,
        categoryId,
        selected,
        sort: query.sort ?? 'best-matches',
        currency,
        locale: query.locale,
        start: query.start ?? 0,
        count: query.count ?? pageSize,
      } as const;
      const { answer, until } = await searchProducts(db, input, children, clock.now(), memory);
      // A listing without words shows a category; words may find anything.
      dependsOn(words === undefined && categoryId !== undefined ? `category-${categoryId}` : searchKey);
      dependsOn(...answer.hits.map((hit) => `product-${hit.productId}`));
      validUntil(until);
      return answer;
    }),
  ];
}
