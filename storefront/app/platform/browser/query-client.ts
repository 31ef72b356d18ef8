import { CallError } from '@outfitter/contract/client';
import { notifyManager, QueryClient } from '@tanstack/react-query';

/** A client error would only be repeated. */
function shouldRetry(failureCount: number, error: Error): boolean {
  const isClientError = error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;
  return !isClientError && failureCount < 2;
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, refetchOnWindowFocus: true },
      // Offline, a mutation fails and shows its error instead of waiting for a connection. Its variables may be personal data: the cache
      // drops them as soon as no component shows the mutation.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}

let tabClient: QueryClient | undefined;

/**
 * The query client of the tab; on the server an empty one for each call, since nothing is fetched through it there. Each hook gets it as
 * an argument, not from a provider around the page: pages without a query load nothing of TanStack Query.
 */
export function getQueryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient();
  if (!tabClient) {
    // By default components hear of a change in the next task: a controlled field could show its previous value for a frame.
    notifyManager.setScheduler(queueMicrotask);
    tabClient = createQueryClient();
  }
  return tabClient;
}
