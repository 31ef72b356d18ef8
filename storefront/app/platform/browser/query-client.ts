import { CallError } from '@outfitter/contract/client';
import { QueryClient } from '@tanstack/react-query';

/** Faults that another try would not mend are not tried again. */
function shouldRetry(failureCount: number, error: Error): boolean {
  const isClientError = error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;
  return !isClientError && failureCount < 2;
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
}

let tabClient: QueryClient | undefined;

/**
 * The browser's memory of what the server last said, one for the life of the tab; a new and empty one each time while the server
 * renders, where nothing is ever asked through it. Handed to each query by name instead of by a provider around the page, so that
 * pages that ask nothing before the first touch load nothing of it.
 */
export function getQueryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient();
  tabClient ??= createQueryClient();
  return tabClient;
}
