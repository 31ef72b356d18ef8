import { CallError, type Category, type Client } from '@outfitter/contract/client';
import type { SearchSource } from '../search-source.ts';
import { createHostedClient, type SendHostedRequests } from './hosted-client.ts';
import type { HostedPreferences } from './hosted-preferences.ts';
import { listingRequests } from './hosted-requests.ts';
import { type ChildCategories, toSearchResult } from './hosted-result.ts';
import { suggestionRequests, toSuggestions } from './hosted-suggestions.ts';

/** Client that is reused while the preferences are unchanged, because it stores which of its hosts respond. */
let cachedClient: { key: string; client: Promise<SendHostedRequests> } | undefined;

function clientFor(preferences: HostedPreferences): Promise<SendHostedRequests> {
  const { algoliaApplicationId, algoliaApiKey, algoliaHosts } = preferences;
  const key = JSON.stringify([algoliaApplicationId, algoliaApiKey, algoliaHosts]);
  if (cachedClient?.key !== key) cachedClient = { key, client: createHostedClient(preferences) };
  return cachedClient.client;
}

export function createHostedSource(preferences: HostedPreferences, client: Pick<Client, 'getCategories'>): SearchSource {
  return {
    async searchProducts(request) {
      const send = await clientFor(preferences);
      const [results, root] = await Promise.all([
        send(listingRequests(request, preferences.algoliaProductIndex)),
        // The layout of every page sends the same request, so the response is usually cached.
        client.getCategories({ params: { categoryId: 'root' }, query: { levels: 3 } }),
      ]);
      return toSearchResult(request, results, findChildCategories(root, request.categoryId));
    },
    async searchSuggestions({ query, currency, locale }, signal) {
      const send = await clientFor(preferences);
      const results = await send(suggestionRequests(query, preferences, { currency, locale }));
      if (signal?.aborted) throw new CallError(0, 'Aborted', 'The request was aborted');
      return toSuggestions(query, results, preferences);
    },
  };
}

function findChildCategories(node: Category, id: string | undefined): ChildCategories {
  if (id === undefined || node.id === id) return node.categories.map(({ id: childId, name }) => ({ id: childId, name }));
  return node.categories.map((child) => findChildCategories(child, id)).find((children) => children.length > 0) ?? [];
}
