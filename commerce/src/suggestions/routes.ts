import { endpoints } from '@outfitter/contract';
import { categoriesKey } from '../catalog/read-tree.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { readActiveRules, searchRulesKey } from '../merchandising/read-active-rules.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { resolveCurrency } from '../pricing/resolve-currency.ts';
import { searchKey } from '../search/generations.ts';
import { readPhrasedCategories } from './read-categories.ts';
import { offeredPhrasesKey } from './searched-phrases.ts';
import { suggest } from './suggest.ts';

/** What the box shows where nobody asks for another number (SEARCH-004). */
const usual = { phrases: 5, products: 4 };

export function routes({ database, settings, cache: treeMemory }: CommerceDependencies): BoundRoute[] {
  const { db } = database;
  return [
    bind(endpoints.searchSuggestion, async ({ query, clock, cache, dependsOn, validUntil }) => {
      const asked = {
        // Behind a space the last word is whole, so the space is kept.
        words: query.q?.trim() ? query.q.trimStart() : undefined,
        phrases: query.count ?? usual.phrases,
        products: query.count ?? usual.products,
        currency: valueOrFault(resolveCurrency(query.currency, settings)),
        locale: query.locale,
      };
      const rules = await readActiveRules(db, cache, clock.now(), query.locale);
      const categories = await readPhrasedCategories(db, treeMemory, query.locale);
      const { answer, until } = await suggest(database, asked, { categories, rules }, clock.now(), cache);
      dependsOn(searchKey, searchRulesKey, categoriesKey, offeredPhrasesKey);
      dependsOn(...answer.productSuggestions.products.map(({ productId }) => `product-${productId}`));
      validUntil(until);
      validUntil(rules.validUntil);
      return answer;
    }),
  ];
}
