/** The hosted search in the place of the shop's own; loaded only where it is on. */
import type { Category, Currency, SearchResponse, SuggestionResponse } from '@outfitter/contract/client';
import type { PageContext } from '../../platform/loaders/page-context.ts';
import type { ListingRequest } from '../listing-request.ts';
import { createHostedClient, type SendHostedRequests } from './hosted-client.ts';
import type { HostedPreferences } from './hosted-preferences.ts';
import { listingRequests } from './hosted-requests.ts';
import { type ChildCategories, toSearchResult } from './hosted-result.ts';
import { suggestionRequests, toSuggestions } from './hosted-suggestions.ts';

/** One client as long as the preferences say the same: it remembers which of its hosts answer. */
let cachedClient: { key: string; client: Promise<SendHostedRequests> } | undefined;

function clientFor(preferences: HostedPreferences): Promise<SendHostedRequests> {
  const { algoliaApplicationId, algoliaApiKey, algoliaHosts } = preferences;
  const key = JSON.stringify([algoliaApplicationId, algoliaApiKey, algoliaHosts]);
  if (cachedClient?.key !== key) cachedClient = { key, client: createHostedClient(preferences) };
  return cachedClient.client;
}

export async function hostedListing(
  { client }: Pick<PageContext, 'client'>,
  preferences: HostedPreferences,
  asked: ListingRequest,
): Promise<SearchResponse> {
  const ask = await clientFor(preferences);
  const [results, root] = await Promise.all([
    ask(listingRequests(asked, preferences.algoliaProductIndex)),
    // As the frame of every page asks for it, so that it is there already.
    client.getCategories({ params: { categoryId: 'root' }, query: { levels: 3 } }),
  ]);
  return toSearchResult(asked, results, findChildCategories(root, asked.categoryId));
}

/** The categories below one, the root's where none is asked for; none below one that is not there. */
function findChildCategories(node: Category, id: string | undefined): ChildCategories {
  if (id === undefined || node.id === id) return node.categories.map(({ id: own, name }) => ({ id: own, name }));
  return node.categories.map((child) => findChildCategories(child, id)).find((below) => below.length > 0) ?? [];
}

export async function hostedSuggestions(
  preferences: HostedPreferences,
  words: string,
  view: { currency: Currency; locale: string },
): Promise<SuggestionResponse> {
  const ask = await clientFor(preferences);
  return toSuggestions(words, await ask(suggestionRequests(words, preferences, view)), preferences);
}
