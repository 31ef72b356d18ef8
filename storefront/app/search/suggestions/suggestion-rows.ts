/** What the box under the search offers: which rows, in which order, under which title. Pure. */
import type { SuggestedProduct, SuggestionResponse } from '@outfitter/contract/client';
import { isLongEnough } from './debounce-suggestions.ts';
import { maxPhrases, maxProducts } from './suggestion-source.ts';

export interface PhraseRow {
  phrase: string;
  /** Where it leads instead of to a search. */
  link?: string;
  linkKind?: 'category' | 'page';
}

export interface SuggestionRows {
  /** 'Search Suggestions' while words are typed, 'Trending Searches' before (SEARCH-003). */
  title: 'suggestions' | 'trending';
  /** What the shopper searched for before; only over what is trending. */
  recent: readonly string[];
  phrases: readonly PhraseRow[];
  products: readonly SuggestedProduct[];
}

interface SuggestionInput {
  typed: string;
  /** The answer to the words, or to those before them while theirs is on its way. */
  answer: SuggestionResponse | undefined;
  recent: readonly string[];
  trending: readonly string[];
}

/** The rows for a box with these words, at most 5 phrases and 4 products (SEARCH-004); undefined where there is nothing to say. */
export function buildSuggestionRows({ typed, answer, recent, trending }: SuggestionInput): SuggestionRows | undefined {
  if (!isLongEnough(typed)) {
    if (recent.length + trending.length === 0) return undefined;
    const phrases = trending.slice(0, maxPhrases).map((phrase) => ({ phrase }));
    return { title: 'trending', recent, phrases, products: [] };
  }
  if (!answer) return undefined;
  const { suggestedPhrases, products } = answer.productSuggestions;
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

/** What stands in the box while the arrow is on a row, from the first to the last: its phrase; a product leaves the words. */
export function rowTexts({ recent, phrases, products }: SuggestionRows): (string | undefined)[] {
  return [...recent, ...phrases.map(({ phrase }) => phrase), ...products.map(() => undefined)];
}

/** Where a search for exactly these words leads instead of to results, as far as an answer says so (SEARCH-007). */
export function findRedirect(words: string, answer: SuggestionResponse | undefined): string | undefined {
  return answer && answer.query.trim() === words.trim() ? answer.c_redirectUrl : undefined;
}
