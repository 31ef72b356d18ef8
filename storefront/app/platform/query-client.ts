import { CallError } from '@outfitter/contract/client';
import { QueryClient } from '@tanstack/react-query';

/** Faults that another try would not mend are not tried again. */
function isWorthAnotherTry(failures: number, error: Error): boolean {
  const isFault = error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;
  return !isFault && failures < 2;
}

/** The browser's memory of what the server last said. One for each page on the server, one for the life of the tab in the browser. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: isWorthAnotherTry, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
}
