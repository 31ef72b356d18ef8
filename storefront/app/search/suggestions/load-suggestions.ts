/** The suggestions as the search box knows them, whose code comes with the first touch of it. */
import type { ComponentType, Dispatch, FormEvent, KeyboardEvent, Ref, RefObject, SetStateAction } from 'react';
import type { SearchBoxState } from '../search-box-state.ts';

export interface SuggestionsHandle {
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
  /** A search for these words is on its way; it may be led elsewhere. */
  onSubmit(event: FormEvent, words: string): void;
}

/** What the input says of the box under it. */
export interface SuggestionsPopup {
  /** There are rows in it to go to. */
  hasRows: boolean;
  /** Characters that the input takes while the suggestions are its own screen. */
  maxLength?: number;
}

export interface SuggestionsProps {
  ref: Ref<SuggestionsHandle>;
  input: RefObject<HTMLInputElement | null>;
  box: SearchBoxState;
  setBox: Dispatch<SetStateAction<SearchBoxState>>;
  onPopup(popup: SuggestionsPopup): void;
}

/** Remembers a search that was sent before the suggestions' code had come. */
export function storeRecentSearch(words: string): void {
  import('./recent-searches.ts').then(
    ({ storeRecentSearches, readRecentSearches, addSearch }) => storeRecentSearches(addSearch(readRecentSearches(), words)),
    () => {},
  );
}

/** Brings their code. */
export const loadSuggestions = (): Promise<{ default: ComponentType<SuggestionsProps> }> => import('./suggestions.tsx');
