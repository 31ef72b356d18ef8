import type { SuggestionAnswer } from '@outfitter/contract/client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BoxState } from '../box-state.ts';
import { latestAnswer } from './latest-answer.ts';
import { type Offered, offeredRows } from './offered-rows.ts';
import { keepSearches, readSearches, withoutSearch, withSearch } from './recent-searches.ts';
import type { SuggestionSource } from './suggestion-source.ts';

export interface OfferedNow {
  /** The rows under the box; undefined while there is nothing to say. */
  offered: Offered | undefined;
  /** The last answer to words, for where they lead. */
  answer: SuggestionAnswer | undefined;
  /** Remembers a search. */
  remember(words: string): void;
  /** Takes one search off the list, or all of them. */
  forget(words?: string): void;
}

/** What is offered for the words in the box while it is open: asked of `source`, the same function at every drawing. */
export function useOffered({ typed, isOpen }: BoxState, source: SuggestionSource): OfferedNow {
  const [answer, setAnswer] = useState<SuggestionAnswer>();
  const [trending, setTrending] = useState<readonly string[]>();
  const [recent, setRecent] = useState<readonly string[]>([]);
  const latest = useMemo(() => latestAnswer(source, setAnswer), [source]);

  useEffect(() => {
    if (isOpen) latest.ask(typed);
    // A box that opens again with other words does not begin with what was offered for those before.
    else setAnswer((before) => (before?.query.trim() === typed.trim() ? before : undefined));
    return latest.stop;
  }, [latest, typed, isOpen]);

  useEffect(() => {
    // Another tab may have searched meanwhile.
    if (isOpen) setRecent(readSearches());
  }, [isOpen]);

  const isTrendingWanted = isOpen && trending === undefined;
  useEffect(() => {
    if (!isTrendingWanted) return;
    const asked = new AbortController();
    source('', asked.signal).then(
      (found) => setTrending(found.c_trending),
      () => {},
    );
    return () => asked.abort();
  }, [isTrendingWanted, source]);

  const change = useCallback((searches: readonly string[]) => {
    keepSearches(searches);
    setRecent(searches);
  }, []);
  const remember = useCallback((words: string) => change(withSearch(readSearches(), words)), [change]);
  const forget = useCallback((words?: string) => change(words === undefined ? [] : withoutSearch(readSearches(), words)), [change]);
  const offered = useMemo(
    () => (isOpen ? offeredRows({ typed, answer, recent, trending: trending ?? [] }) : undefined),
    [isOpen, typed, answer, recent, trending],
  );
  return { offered, answer, remember, forget };
}
