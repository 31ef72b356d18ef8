import type { SuggestionResponse } from '@outfitter/contract/client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { SearchBoxState } from '../search-box-state.ts';
import { debounceSuggestions, type FetchSuggestions } from './debounce-suggestions.ts';
import { addSearch, readRecentSearches, removeSearch, storeRecentSearches } from './recent-searches.ts';
import { buildSuggestionRows, type SuggestionRows } from './suggestion-rows.ts';

export interface SuggestionRowsState {
  rows: SuggestionRows | undefined;
  response: SuggestionResponse | undefined;
  addRecent(query: string): void;
  removeRecent(query?: string): void;
}

/** Returns the rows of the suggestions. `fetchSuggestions` must be memoized. */
export function useSuggestionRows({ typed, isOpen }: SearchBoxState, fetchSuggestions: FetchSuggestions): SuggestionRowsState {
  const [response, setResponse] = useState<SuggestionResponse>();
  const [trending, setTrending] = useState<readonly string[]>();
  const [recent, setRecent] = useState<readonly string[]>([]);
  const debounced = useMemo(() => debounceSuggestions(fetchSuggestions, setResponse), [fetchSuggestions]);

  useEffect(() => {
    if (isOpen) debounced.request(typed);
    // When the box opens again with another query, it must not show the rows of the previous query.
    else setResponse((current) => (current?.query.trim() === typed.trim() ? current : undefined));
    return debounced.cancel;
  }, [debounced, typed, isOpen]);

  useEffect(() => {
    // Another tab may have added a search.
    if (isOpen) setRecent(readRecentSearches());
  }, [isOpen]);

  const needsTrending = isOpen && trending === undefined;
  useEffect(() => {
    if (!needsTrending) return;
    const controller = new AbortController();
    fetchSuggestions('', controller.signal).then(
      ({ c_trending }) => setTrending(c_trending),
      () => {},
    );
    return () => controller.abort();
  }, [needsTrending, fetchSuggestions]);

  const updateRecent = useCallback((searches: readonly string[]) => {
    storeRecentSearches(searches);
    setRecent(searches);
  }, []);
  const addRecent = useCallback((query: string) => updateRecent(addSearch(readRecentSearches(), query)), [updateRecent]);
  const removeRecent = useCallback(
    (query?: string) => updateRecent(query === undefined ? [] : removeSearch(readRecentSearches(), query)),
    [updateRecent],
  );
  const rows = useMemo(
    () => (isOpen ? buildSuggestionRows({ typed, response, recent, trending: trending ?? [] }) : undefined),
    [isOpen, typed, response, recent, trending],
  );
  return { rows, response, addRecent, removeRecent };
}
