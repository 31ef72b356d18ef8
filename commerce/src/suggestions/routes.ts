import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { resolveCurrency } from '../pricing/resolve-currency.ts';
import { createSearchContext } from '../search/index.ts';
import { suggest } from './suggest.ts';

/** Default numbers of suggested phrases and products (SEARCH-004). */
const defaultCounts = { phrases: 5, products: 4 };

export function routes({ database, settings, cache: catalogCache }: CommerceDependencies): BoundRoute[] {
  return [
    bind(endpoints.searchSuggestion, async ({ query, clock, cache, dependsOn, validUntil }) => {
      const currency = valueOrFault(resolveCurrency(query.currency, settings));
      const context = await createSearchContext({ database, cache, catalogCache, now: clock.now(), currency, locale: query.locale });
      const suggestions = await suggest(context, {
        // A trailing space is significant: it ends the last word.
        text: query.q?.trim() ? query.q.trimStart() : undefined,
        phrases: query.count ?? defaultCounts.phrases,
        products: query.count ?? defaultCounts.products,
      });
      dependsOn(...suggestions.surrogateKeys);
      for (const instant of suggestions.validUntil) validUntil(instant);
      return suggestions.response;
    }),
  ];
}
