import type { Client } from '@outfitter/contract/client';
import type { PageContext } from '../platform/loaders/page-context.ts';
import { type HostedPreferences, isHostedSearchEnabled } from './hosted/hosted-preferences.ts';
import type { SearchSource } from './search-source.ts';
import { createShopSource } from './shop-source.ts';

/** Cache time in milliseconds. Short, because the hosted search does not report when its results change. */
const hostedMaxAgeMs = 60_000;

/** Returns the shop's search or the hosted search, whose code loads at its first request. */
export function selectSearchSource(preferences: HostedPreferences, client: SourceClient): SearchSource {
  if (!isHostedSearchEnabled(preferences)) return createShopSource(client);
  const load = async () => (await import('./hosted/hosted-source.ts')).createHostedSource(preferences, client);
  return {
    searchProducts: async (request) => (await load()).searchProducts(request),
    searchSuggestions: async (request, signal) => (await load()).searchSuggestions(request, signal),
  };
}

type SourceClient = Pick<Client, 'searchProducts' | 'searchSuggestion' | 'getCategories'>;

/**
 * Returns the search source of a page. A preview uses the shop's own search, because the hosted one cannot return results for a later time.
 */
export async function pageSearchSource(page: PageSource): Promise<SearchSource> {
  const preferences = await page.client.getSitePreferences();
  if (page.preview || !isHostedSearchEnabled(preferences)) return createShopSource(page.client);
  page.expireAt(new Date(Date.now() + hostedMaxAgeMs));
  return selectSearchSource(preferences, page.client);
}

type PageSource = Pick<PageContext, 'client' | 'preview' | 'expireAt'>;
