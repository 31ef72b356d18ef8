import {
  type Currency,
  type HostedResult,
  type SuggestionResponse,
  toSuggestedProduct,
  trendingIndexName,
} from '@outfitter/contract/client';
import type { HostedPreferences } from './hosted-preferences.ts';
import { toHits, toSuggestedPhrases } from './hosted-records.ts';
import { ruleContextsFor } from './hosted-requests.ts';
import type { HostedRequest } from './skip-empty-query.ts';

/** The maximum number of suggestions of each kind (SEARCH-004). */
const maxSuggestions = { phrases: 5, products: 4 };

type IndexNames = Pick<HostedPreferences, 'algoliaProductIndex' | 'algoliaSuggestionIndex'>;

/** Returns the requests for suggestions. An empty query requests trending phrases. Without a phrase index only products are requested. */
export function suggestionRequests(
  query: string,
  { algoliaProductIndex, algoliaSuggestionIndex }: IndexNames,
  view: { currency: Currency; locale: string },
): HostedRequest[] {
  const ruleContexts = ruleContextsFor({ ...view, categoryId: undefined });
  const isBlank = query.trim() === '';
  const phraseIndex = isBlank ? trendingIndexName(algoliaSuggestionIndex) : algoliaSuggestionIndex;
  return [
    ...(algoliaSuggestionIndex === '' ? [] : [{ indexName: phraseIndex, query, hitsPerPage: maxSuggestions.phrases, ruleContexts }]),
    ...(isBlank
      ? []
      : [{ indexName: algoliaProductIndex, query, hitsPerPage: maxSuggestions.products, ruleContexts, attributesToHighlight: [] }]),
  ];
}

export function toSuggestions(query: string, results: readonly HostedResult[], { algoliaProductIndex }: IndexNames): SuggestionResponse {
  const products = results.find(({ index }) => index === algoliaProductIndex);
  const phrases = toSuggestedPhrases(results.find(({ index }) => index !== algoliaProductIndex)?.hits ?? []);
  const isBlank = query.trim() === '';
  const redirectUrl = products?.renderingContent?.redirect?.url;
  return {
    query,
    productSuggestions: { suggestedPhrases: isBlank ? [] : phrases, products: toHits(products?.hits ?? []).map(toSuggestedProduct) },
    c_trending: isBlank ? phrases.map(({ phrase }) => phrase) : [],
    ...(redirectUrl === undefined ? {} : { c_redirectUrl: redirectUrl }),
  };
}
