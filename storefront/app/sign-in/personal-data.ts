import type { QueryClient } from '@tanstack/react-query';

/** First part of the key of every query whose data belongs to the current customer. */
export const customerKey = ['customer'] as const;

/** Deletes the cached data of the previous customer (AUTH-014, AUTH-015); queries in use fetch that of the new one. */
export function resetPersonalData(queryClient: QueryClient): void {
  void queryClient.resetQueries({ queryKey: customerKey });
}

/** Fetches the data of the same customer again; the page shows the previous data meanwhile. */
export function refreshPersonalData(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: customerKey });
}
