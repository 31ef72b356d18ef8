/** The hosted search in the place of the shop's own; loaded only where it is on. */
import type { Category, Currency, SearchAnswer, SuggestionAnswer } from '@outfitter/contract/client';
import type { PageContext } from '../platform/loaders/page-context.ts';
import type { AskedListing } from './asked-listing.ts';
import { type Below, searchAnswerOf } from './hosted-answer.ts';
import { type AskHosted, hostedClient } from './hosted-client.ts';
import type { HostedPreferences } from './hosted-preferences.ts';
import { listingRequests } from './hosted-requests.ts';
import { suggestionAnswerOf, suggestionRequests } from './hosted-suggestions.ts';

/** One client as long as the preferences say the same: it remembers which of its hosts answer. */
let made: { key: string; client: Promise<AskHosted> } | undefined;

function clientFor(preferences: HostedPreferences): Promise<AskHosted> {
  const { algoliaApplicationId, algoliaApiKey, algoliaHosts } = preferences;
  const key = JSON.stringify([algoliaApplicationId, algoliaApiKey, algoliaHosts]);
  if (made?.key !== key) made = { key, client: hostedClient(preferences) };
  return made.client;
}

export async function hostedListing(
  { client }: Pick<PageContext, 'client'>,
  preferences: HostedPreferences,
  asked: AskedListing,
): Promise<SearchAnswer> {
  const ask = await clientFor(preferences);
  const [results, root] = await Promise.all([
    ask(listingRequests(asked, preferences.algoliaProductIndex)),
    // As the frame of every page asks for it, so that it is there already.
    client.getCategories({ params: { categoryId: 'root' }, query: { levels: 3 } }),
  ]);
  return searchAnswerOf(asked, results, categoriesBelow(root, asked.categoryId));
}

/** The categories below one, the root's where none is asked for; none below one that is not there. */
function categoriesBelow(node: Category, id: string | undefined): Below {
  if (id === undefined || node.id === id) return node.categories.map(({ id: own, name }) => ({ id: own, name }));
  return node.categories.map((child) => categoriesBelow(child, id)).find((below) => below.length > 0) ?? [];
}

export async function suggestionsFrom(
  preferences: HostedPreferences,
  words: string,
  view: { currency: Currency; locale: string },
): Promise<SuggestionAnswer> {
  const ask = await clientFor(preferences);
  return suggestionAnswerOf(words, await ask(suggestionRequests(words, preferences, view)), preferences);
}
