/** Requests suggestions while the shopper types. Only the response to the last query is used. */
import type { SuggestionResponse } from '@outfitter/contract/client';

export type FetchSuggestions = (query: string, signal: AbortSignal) => Promise<SuggestionResponse>;

/** Delay in milliseconds before suggestions are requested (SEARCH-014). */
export const typingDelay = 300;
/** Minimum length of a query in characters (SEARCH-012). */
export const minQueryLength = 3;

export function isLongEnough(query: string): boolean {
  return query.trim().length >= minQueryLength;
}

export interface DebouncedSuggestions {
  request(query: string): void;
  cancel(): void;
}

/** Returns a function that requests suggestions. `onResponse` receives undefined if the query is too short or the request fails. */
export function debounceSuggestions(
  fetchSuggestions: FetchSuggestions,
  onResponse: (response: SuggestionResponse | undefined) => void,
): DebouncedSuggestions {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: AbortController | undefined;

  const cancel = () => {
    clearTimeout(timer);
    latest?.abort();
    latest = undefined;
  };
  const send = (query: string) => {
    const controller = new AbortController();
    latest = controller;
    const settle = (response: SuggestionResponse | undefined) => {
      if (latest === controller) onResponse(response);
    };
    fetchSuggestions(query, controller.signal).then(settle, () => settle(undefined));
  };
  return {
    cancel,
    request(query) {
      cancel();
      if (isLongEnough(query)) timer = setTimeout(send, typingDelay, query.trimStart());
      else onResponse(undefined);
    },
  };
}
