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
  /** 'Search Suggestions' for a typed query, 'Trending Searches' before (SEARCH-003). */
  title: 'suggestions' | 'trending';
  recent: readonly string[];
  phrases: readonly PhraseRow[];
  products: readonly SuggestedProduct[];
}

interface SuggestionInput {
  typed: string;
  /** The response to the typed query, or to the previous one while that is pending. */
  response: SuggestionResponse | undefined;
  recent: readonly string[];
  trending: readonly string[];
}

/** At most 5 phrases and 4 products (SEARCH-004); undefined if there is nothing to show. */
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

/** The text of the box while each row is active: its phrase, or undefined for a product, which leaves the typed text. */
export function rowTexts({ recent, phrases, products }: SuggestionRows): (string | undefined)[] {
  return [...recent, ...phrases.map(({ phrase }) => phrase), ...products.map(() => undefined)];
}

/** The page that a search for exactly this query opens instead of results, if the response names one (SEARCH-007). */
export function findRedirect(query: string, response: SuggestionResponse | undefined): string | undefined {
  return response && response.query.trim() === query.trim() ? response.c_redirectUrl : undefined;
}
