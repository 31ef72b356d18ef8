/** The public client of the hosted search, loaded only where the merchant has switched it on. */
import { CallError, type HostedResult } from '@outfitter/contract/client';
import { type HostedPreferences, hostedOrigins } from './hosted-preferences.ts';
import { emptyResult, type HostedRequest, hasNonEmptyQuery } from './skip-empty-query.ts';

/** The results of some queries, each at its request's place. Throws a `CallError`, as every other call does. */
export type SendHostedRequests = (requests: readonly HostedRequest[]) => Promise<HostedResult[]>;

/** Milliseconds: a page cannot wait longer for its listing. */
const timeouts = { connect: 1_000, read: 4_000, write: 4_000 };

function toHost(origin: string) {
  const { protocol, hostname, port } = new URL(origin);
  return {
    url: hostname,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    accept: 'readWrite' as const,
    ...(port === '' ? {} : { port: Number(port) }),
  };
}

/** A query that is not right means nothing here, as with the shop's own search; a key or an index that is wrong is the merchant's to mend. */
function toCallError(error: unknown): CallError {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  const message = error instanceof Error ? error.message : 'The hosted search did not answer';
  if (status === 400) return new CallError(400, 'ValidationException', message);
  if (status >= 401 && status < 500 && status !== 429) return new CallError(500, 'HostedSearchRefused', message);
  return new CallError(status === 429 ? 429 : 503, 'HostedSearchAway', message);
}

export async function createHostedClient(preferences: HostedPreferences): Promise<SendHostedRequests> {
  const { liteClient } = await import('algoliasearch/lite');
  const { algoliaApplicationId, algoliaApiKey, algoliaSuggestionIndex } = preferences;
  const client = liteClient(algoliaApplicationId, algoliaApiKey, { hosts: hostedOrigins(preferences).map(toHost), timeouts });
  return async (requests) => {
    if (!hasNonEmptyQuery(requests, algoliaSuggestionIndex)) return requests.map(emptyResult);
    try {
      const { results } = await client.search({ requests: requests.map((request) => ({ ...request })) });
      // The service's own results have more fields than those that are read, and none less.
      return results as unknown as HostedResult[];
    } catch (error) {
      throw toCallError(error);
    }
  };
}
