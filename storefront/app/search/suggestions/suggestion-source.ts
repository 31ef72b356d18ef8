import type { Currency, SuggestionResponse } from '@outfitter/contract/client';
import { getShopper } from '../../platform/session/index.ts';

/** Answers what to offer for words that are being typed; for '' what is trending. Rejects where it was called off or not answered. */
export type SuggestionSource = (words: string, signal: AbortSignal) => Promise<SuggestionResponse>;

/** Phrases and products that the box shows at most (SEARCH-004). */
export const maxPhrases = 5;
export const maxProducts = 4;

/** The shop's own suggestions, at the prices of the page. */
export function ownSuggestions({ currency, locale }: { currency: Currency; locale: string }): SuggestionSource {
  return (words, signal) =>
    getShopper().client.searchSuggestion({ query: { ...(words ? { q: words } : {}), count: maxPhrases, currency, locale }, signal });
}
