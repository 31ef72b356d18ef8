/** Suggestions out of the hosted search: the index of phrases beside the index of products, in one call. Pure. */
import { type Currency, type HostedResult, type SuggestionResponse, trendingIndexName } from '@outfitter/contract/client';
import type { HostedPreferences } from './hosted-preferences.ts';
import { toSuggestedPhrases, toSuggestedProducts } from './hosted-records.ts';
import { ruleContextsFor } from './hosted-requests.ts';
import type { HostedRequest } from './skip-empty-query.ts';

/** Phrases and products that the box shows at most (SEARCH-004). */
const maxSuggestions = { phrases: 5, products: 4 };

type IndexNames = Pick<HostedPreferences, 'algoliaProductIndex' | 'algoliaSuggestionIndex'>;

/** What is asked for words that are being typed; for none what is trending. Without an index of phrases there are products alone. */
export function suggestionRequests(
  words: string,
  { algoliaProductIndex, algoliaSuggestionIndex }: IndexNames,
  view: { currency: Currency; locale: string },
): HostedRequest[] {
  const ruleContexts = ruleContextsFor({ ...view, categoryId: undefined });
  const isBlank = words.trim() === '';
  const phraseIndex = isBlank ? trendingIndexName(algoliaSuggestionIndex) : algoliaSuggestionIndex;
  return [
    ...(algoliaSuggestionIndex === '' ? [] : [{ indexName: phraseIndex, query: words, hitsPerPage: maxSuggestions.phrases, ruleContexts }]),
    ...(isBlank
      ? []
      : [{ indexName: algoliaProductIndex, query: words, hitsPerPage: maxSuggestions.products, ruleContexts, attributesToHighlight: [] }]),
  ];
}

/** The results of those requests as the shop's own suggestions would have said them. */
export function toSuggestions(words: string, results: readonly HostedResult[], { algoliaProductIndex }: IndexNames): SuggestionResponse {
  const products = results.find(({ index }) => index === algoliaProductIndex);
  const phrases = toSuggestedPhrases(results.find(({ index }) => index !== algoliaProductIndex)?.hits ?? []);
  const isBlank = words.trim() === '';
  const redirectUrl = products?.renderingContent?.redirect?.url;
  return {
    query: words,
    productSuggestions: { suggestedPhrases: isBlank ? [] : phrases, products: toSuggestedProducts(products?.hits ?? []) },
    c_trending: isBlank ? phrases.map(({ phrase }) => phrase) : [],
    ...(redirectUrl === undefined ? {} : { c_redirectUrl: redirectUrl }),
  };
}
