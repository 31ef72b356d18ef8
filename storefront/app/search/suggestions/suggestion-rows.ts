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
  /** Selects the heading of the phrases: 'Search Suggestions' for a typed query, otherwise 'Trending Searches' (SEARCH-003). */
  title: 'suggestions' | 'trending';
  recent: readonly string[];
  phrases: readonly PhraseRow[];
  products: readonly SuggestedProduct[];
}

interface SuggestionInput {
  typed: string;
  /** Latest response. It belongs to a previous query while the request for the typed one is pending. */
  response: SuggestionResponse | undefined;
  recent: readonly string[];
  trending: readonly string[];
}

/** Returns at most 5 phrases and 4 products (SEARCH-004), or undefined if there is nothing to show. */
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

/** Returns for each row the text of the input while it is active; undefined for a product, for which the typed text stays. */
export function rowTexts({ recent, phrases, products }: SuggestionRows): (string | undefined)[] {
  return [...recent, ...phrases.map(({ phrase }) => phrase), ...products.map(() => undefined)];
}

/** Returns the redirect if the response belongs to this query, apart from outer spaces (SEARCH-007). */
export function findRedirect(query: string, response: SuggestionResponse | undefined): string | undefined {
  return response && response.query.trim() === query.trim() ? response.c_redirectUrl : undefined;
}
