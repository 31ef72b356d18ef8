import type { Client } from '@outfitter/contract/client';
import { toRefineParameters } from './refine-parameters.ts';
import type { SearchSource } from './search-source.ts';

export function createShopSource(client: Pick<Client, 'searchProducts' | 'searchSuggestion'>): SearchSource {
  return {
    searchProducts: ({ query, categoryId, refinements, ...view }) =>
      client.searchProducts({
        query: { ...(categoryId ? { cgid: categoryId } : {}), ...(query ? { q: query } : {}), ...toRefineParameters(refinements), ...view },
      }),
    searchSuggestions: ({ query, ...view }, signal) =>
      client.searchSuggestion({ query: { ...(query ? { q: query } : {}), ...view }, ...(signal ? { signal } : {}) }),
  };
}
