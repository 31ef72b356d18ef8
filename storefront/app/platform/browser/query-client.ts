import { CallError } from '@outfitter/contract/client';
import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query';

/** Returns whether to repeat a request. After a client error it would fail again, except for a rate limit. */
function shouldRetry(failureCount: number, error: Error): boolean {
  const isClientError = error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;
  return !isClientError && failureCount < 2;
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    // A component shows the status and, for most changes, a message of its own (BASKET-013).
    mutationCache: new MutationCache({ onError: (error) => console.warn(error) }),
    defaultOptions: {
      queries: { retry: shouldRetry, refetchOnWindowFocus: true },
      // Offline, a mutation fails and shows its error instead of waiting for a connection. Its variables may be personal data, so the cache
      // drops them as soon as no component uses the mutation.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}

let tabClient: QueryClient | undefined;

/**
 * Returns the query client of the tab. On the server, which fetches nothing through it, every call returns an empty client. Hooks receive
 * the client as an argument instead of from a provider around the page, so that pages without queries do not load TanStack Query.
 */
export function getQueryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient();
  if (!tabClient) {
    // By default components are notified in the next task, so a controlled field could show its previous value for a frame.
    notifyManager.setScheduler(queueMicrotask);
    tabClient = createQueryClient();
  }
  return tabClient;
}
