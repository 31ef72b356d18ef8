import type { SuggestionResponse } from '@outfitter/contract/client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { SearchBoxState } from '../search-box-state.ts';
import { debounceSuggestions } from './debounce-suggestions.ts';
import { addSearch, readRecentSearches, removeSearch, storeRecentSearches } from './recent-searches.ts';
import { buildSuggestionRows, type SuggestionRows } from './suggestion-rows.ts';
import type { SuggestionSource } from './suggestion-source.ts';

export interface SuggestionRowsState {
  /** The rows under the box; undefined while there is nothing to say. */
  rows: SuggestionRows | undefined;
  /** The last answer to words, for where they lead. */
  answer: SuggestionResponse | undefined;
  /** Remembers a search. */
  addRecent(words: string): void;
  /** Takes one search off the list, or all of them. */
  removeRecent(words?: string): void;
}

/** What is offered for the words in the box while it is open: asked of `source`, the same function at every drawing. */
export function useSuggestionRows({ typed, isOpen }: SearchBoxState, source: SuggestionSource): SuggestionRowsState {
  const [answer, setAnswer] = useState<SuggestionResponse>();
  const [trending, setTrending] = useState<readonly string[]>();
  const [recent, setRecent] = useState<readonly string[]>([]);
  const debounced = useMemo(() => debounceSuggestions(source, setAnswer), [source]);

  useEffect(() => {
    if (isOpen) debounced.request(typed);
    // A box that opens again with other words does not begin with what was offered for those before.
    else setAnswer((current) => (current?.query.trim() === typed.trim() ? current : undefined));
    return debounced.cancel;
  }, [debounced, typed, isOpen]);

  useEffect(() => {
    // Another tab may have searched meanwhile.
    if (isOpen) setRecent(readRecentSearches());
  }, [isOpen]);

  const isTrendingWanted = isOpen && trending === undefined;
  useEffect(() => {
    if (!isTrendingWanted) return;
    const controller = new AbortController();
    source('', controller.signal).then(
      (found) => setTrending(found.c_trending),
      () => {},
    );
    return () => controller.abort();
  }, [isTrendingWanted, source]);

  const updateRecent = useCallback((searches: readonly string[]) => {
    storeRecentSearches(searches);
    setRecent(searches);
  }, []);
  const addRecent = useCallback((words: string) => updateRecent(addSearch(readRecentSearches(), words)), [updateRecent]);
  const removeRecent = useCallback(
    (words?: string) => updateRecent(words === undefined ? [] : removeSearch(readRecentSearches(), words)),
    [updateRecent],
  );
  const rows = useMemo(
    () => (isOpen ? buildSuggestionRows({ typed, answer, recent, trending: trending ?? [] }) : undefined),
    [isOpen, typed, answer, recent, trending],
  );
  return { rows, answer, addRecent, removeRecent };
}
