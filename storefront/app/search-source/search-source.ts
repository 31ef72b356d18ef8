/**
 * The search of listings and suggestions: the shop's own API, or a hosted search service that the merchant has switched on (PREFS-003).
 * Listings and the search box use this interface only; see docs/hosted-search.md.
 */
import type { Currency, SearchResponse, SortingOption, SuggestionResponse } from '@outfitter/contract/client';

export interface SearchSource {
  /** Searches the products of a listing. Rejects with a `CallError`. */
  searchProducts(request: ListingRequest): Promise<SearchResponse>;
  /** Searches suggestions. An empty query requests trending phrases. Rejects with a `CallError`, also when aborted. */
  searchSuggestions(request: SuggestionRequest, signal?: AbortSignal): Promise<SuggestionResponse>;
}

export interface ListingRequest {
  query?: string | undefined;
  categoryId?: string | undefined;
  refinements: Readonly<Record<string, readonly string[]>>;
  sort: SortingOption;
  start: number;
  count: number;
  currency: Currency;
  locale: string;
}

export interface SuggestionRequest {
  query: string;
  /** Maximum number of suggestions in the shop's own search. The hosted search has its own. */
  count: number;
  currency: Currency;
  locale: string;
}
