import { CallError, type HostedResult } from '@outfitter/contract/client';
import { type HostedPreferences, hostedOrigins } from './hosted-preferences.ts';
import { emptyResult, type HostedRequest, hasNonEmptyQuery } from './skip-empty-query.ts';

/** Sends requests to the hosted service and returns the results in their order. Rejects with a `CallError`. */
export type SendHostedRequests = (requests: readonly HostedRequest[]) => Promise<HostedResult[]>;

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

/**
 * Converts an error of the hosted service. As in the shop's own search, an invalid query is a client error. An invalid key or index is a
 * configuration error.
 */
function toCallError(error: unknown): CallError {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  const message = error instanceof Error ? error.message : 'The hosted search did not respond';
  if (status === 400) return new CallError(400, 'ValidationException', message);
  if (status >= 401 && status < 500 && status !== 429) return new CallError(500, 'HostedSearchRejected', message);
  return new CallError(status === 429 ? 429 : 503, 'HostedSearchUnavailable', message);
}

export async function createHostedClient(preferences: HostedPreferences): Promise<SendHostedRequests> {
  const { liteClient } = await import('algoliasearch/lite');
  const { algoliaApplicationId, algoliaApiKey, algoliaSuggestionIndex } = preferences;
  const client = liteClient(algoliaApplicationId, algoliaApiKey, { hosts: hostedOrigins(preferences).map(toHost), timeouts });
  return async (requests) => {
    if (!hasNonEmptyQuery(requests, algoliaSuggestionIndex)) return requests.map(emptyResult);
    try {
      const { results } = await client.search({ requests: requests.map((request) => ({ ...request })) });
      // The results of the service have all fields of `HostedResult`, and more.
      return results as unknown as HostedResult[];
    } catch (error) {
      throw toCallError(error);
    }
  };
}
