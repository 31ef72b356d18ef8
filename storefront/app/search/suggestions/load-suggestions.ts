/** The interface between the search box and the suggestions, whose code loads on first use of the box. */
import type { ComponentType, Dispatch, FormEvent, KeyboardEvent, Ref, RefObject, SetStateAction } from 'react';
import type { SearchBoxState } from '../search-box-state.ts';

export interface SuggestionsHandle {
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
  /** Navigates to the redirect of the query, if it has one, instead of submitting the search. */
  onSubmit(event: FormEvent, query: string): void;
}

export interface SuggestionsPopup {
  hasRows: boolean;
  maxLength?: number;
}

export interface SuggestionsProps {
  ref: Ref<SuggestionsHandle>;
  input: RefObject<HTMLInputElement | null>;
  box: SearchBoxState;
  setBox: Dispatch<SetStateAction<SearchBoxState>>;
  onPopup(popup: SuggestionsPopup): void;
}

/** Stores a search that is submitted before the suggestions have loaded. */
export function storeRecentSearch(query: string): void {
  import('./recent-searches.ts').then(
    ({ storeRecentSearches, readRecentSearches, addSearch }) => storeRecentSearches(addSearch(readRecentSearches(), query)),
    () => {},
  );
}

export const loadSuggestions = (): Promise<{ default: ComponentType<SuggestionsProps> }> => import('./suggestions.tsx');
