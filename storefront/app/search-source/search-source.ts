/** Where listings and suggestions come from: the shop's own search, or the hosted one by its protocol (PREFS-003). */
import { CallError, type Currency, type SearchResponse, type SuggestionResponse } from '@outfitter/contract/client';
import type { PageContext } from '../platform/loaders/page-context.ts';
import type { HostedPreferences } from './hosted/hosted-preferences.ts';
import { isHostedSearchEnabled } from './hosted/hosted-preferences.ts';
import type { ListingRequest } from './listing-request.ts';
import { toRefineParameters } from './refine-parameters.ts';

/** Answers what to offer for words that are being typed; for '' what is trending. Rejects where it was called off or not answered. */
type Suggestions = (words: string, signal: AbortSignal) => Promise<SuggestionResponse>;

type Page = Pick<PageContext, 'client' | 'preview' | 'changesAt'>;

/** Milliseconds for which a page stands on results of which nobody tells that they have changed. */
const hostedFor = 60_000;

/**
 * A listing's answer from whichever search the merchant has chosen. What an editor previews comes from the shop's own: no other one
 * knows a later moment. Throws a `CallError`.
 */
export async function searchListing(page: Page, asked: ListingRequest): Promise<SearchResponse> {
  const preferences = await page.client.getSitePreferences();
  if (page.preview || !isHostedSearchEnabled(preferences)) return ownListing(page, asked);
  const { hostedListing } = await import('./hosted/hosted-source.ts');
  page.changesAt(new Date(Date.now() + hostedFor));
  return hostedListing(page, preferences, asked);
}

function ownListing({ client }: Page, { words, categoryId, refinements, ...view }: ListingRequest): Promise<SearchResponse> {
  return client.searchProducts({
    query: { ...(categoryId ? { cgid: categoryId } : {}), ...(words ? { q: words } : {}), ...toRefineParameters(refinements), ...view },
  });
}

/** Suggestions from the hosted search, where it is on; its code comes with the first question. Undefined: the shop's own are to be asked. */
export function hostedSuggestions(preferences: HostedPreferences, view: { currency: Currency; locale: string }): Suggestions | undefined {
  if (!isHostedSearchEnabled(preferences)) return undefined;
  return async (words, signal) => {
    const { hostedSuggestions } = await import('./hosted/hosted-source.ts');
    const answer = await hostedSuggestions(preferences, words, view);
    if (signal.aborted) throw new CallError(0, 'Aborted', 'called off');
    return answer;
  };
}

/** The same for a page that is drawn, from whichever search the merchant has chosen; at most `count` phrases. Throws a `CallError`. */
export async function searchSuggestions(
  page: Page,
  words: string,
  { count, ...view }: { count: number; currency: Currency; locale: string },
): Promise<SuggestionResponse> {
  const hosted = page.preview ? undefined : hostedSuggestions(await page.client.getSitePreferences(), view);
  if (!hosted) return page.client.searchSuggestion({ query: { q: words, count, ...view } });
  page.changesAt(new Date(Date.now() + hostedFor));
  return hosted(words, new AbortController().signal);
}
