import { endpoints, listingPageSize } from '@outfitter/contract';
import { withAncestors } from '../catalog/category-tree.ts';
import { readTree } from '../catalog/read-tree.ts';
import { translatedCategory } from '../catalog/translations.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { findBanners, listingTarget } from '../merchandising/find-rules.ts';
import { readActiveRules, searchRulesKey } from '../merchandising/read-active-rules.ts';
import { Fault, valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { resolveCurrency } from '../pricing/resolve-currency.ts';
import { searchKey } from './generations.ts';
import { presentBanner } from './present-banner.ts';
import { readRefinements } from './refinements.ts';
import { searchProducts } from './search-products.ts';

export function routes({ database, settings, cache: treeMemory }: CommerceDependencies): BoundRoute[] {
  const { db } = database;
  return [
    bind(endpoints.searchProducts, async ({ query, clock, cache, dependsOn, validUntil }) => {
      const currency = valueOrFault(resolveCurrency(query.currency, settings));
      const selected = readRefinements(query);
      const words = query.q?.trim() ? query.q.trim() : undefined;
      const { categories } = await readTree(db, treeMemory);
      const categoryId = query.cgid && query.cgid !== 'root' ? query.cgid : undefined;
      if (categoryId !== undefined && !categories.some((category) => category.id === categoryId)) {
        throw new Fault('CategoryNotFoundException', `No category with the id '${categoryId}'.`, { categoryId });
      }
      const tree = new Map(categories.map((category) => [category.id, category]));
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
        count: query.count ?? listingPageSize,
      } as const;
      const rules = await readActiveRules(db, cache, clock.now(), query.locale);
      const upwards = withAncestors(categoryId === undefined ? [] : [categoryId], tree).map(({ id }) => id);
      const { answer, until } = await searchProducts(database, input, { children, rules, upwards }, clock.now(), cache);
      // Those of what was typed, else of what was meant by it.
      const typed = findBanners(rules, listingTarget({ words, categoryId }));
      const meant = answer.correctedQuery === undefined ? [] : findBanners(rules, listingTarget({ words: answer.correctedQuery }));
      const banners = (typed.length > 0 ? typed : meant).map(presentBanner);
      // A listing without words shows a category; words may find anything.
      dependsOn(words === undefined && categoryId !== undefined ? `category-${categoryId}` : searchKey);
      dependsOn(...[...answer.hits, ...(answer.nearHits ?? [])].map((hit) => `product-${hit.productId}`));
      dependsOn(searchRulesKey);
      validUntil(until);
      validUntil(rules.validUntil);
      return banners.length > 0 ? { ...answer, banners } : answer;
    }),
  ];
}
