import type { SuggestedProduct, SuggestionResponse } from '@outfitter/contract/client';
import { isLongEnough } from './debounce-suggestions.ts';

export const maxPhrases = 5;
const maxProducts = 4;

export interface PhraseRow {
  phrase: string;
  link?: string;
  linkKind?: 'category' | 'page';
}

export interface SuggestionRows {
  /** Heading of the phrases: 'Search Suggestions' for a typed query, 'Trending Searches' before (SEARCH-003). */
  title: 'suggestions' | 'trending';
  recent: readonly string[];
  phrases: readonly PhraseRow[];
  products: readonly SuggestedProduct[];
}

interface SuggestionInput {
  typed: string;
  /** While the response to the typed query is pending, the previous response. */
  response: SuggestionResponse | undefined;
  recent: readonly string[];
  trending: readonly string[];
}

/** At most 5 phrases and 4 products (SEARCH-004). Undefined if there is nothing to show. */
export function buildSuggestionRows({ typed, response, recent, trending }: SuggestionInput): SuggestionRows | undefined {
  if (!isLongEnough(typed)) {
    if (recent.length + trending.length === 0) return undefined;
    const phrases = trending.slice(0, maxPhrases).map((phrase) => ({ phrase }));
    return { title: 'trending', recent, phrases, products: [] };
  }
  if (!response) return undefined;
  const { suggestedPhrases, products } = response.productSuggestions;
  return {
    title: 'suggestions',
    recent: [],
    phrases: suggestedPhrases.slice(0, maxPhrases).map(({ phrase, c_link, c_linkKind }) => ({
      phrase,
      ...(c_link === undefined ? {} : { link: c_link }),
      ...(c_linkKind === undefined ? {} : { linkKind: c_linkKind }),
    })),
    products: products.slice(0, maxProducts),
  };
}

/** Returns the text of the input while each row is active; undefined for a product, which keeps the typed text. */
export function rowTexts({ recent, phrases, products }: SuggestionRows): (string | undefined)[] {
  return [...recent, ...phrases.map(({ phrase }) => phrase), ...products.map(() => undefined)];
}

/** Returns the redirect of exactly this query (SEARCH-007). */
export function findRedirect(query: string, response: SuggestionResponse | undefined): string | undefined {
  return response && response.query.trim() === query.trim() ? response.c_redirectUrl : undefined;
}
