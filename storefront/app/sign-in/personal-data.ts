import type { QueryClient } from '@tanstack/react-query';

/** First part of the key of every query whose data belongs to the current customer. */
export const customerKey = ['customer'] as const;

/** Forgets the data of the previous customer (AUTH-014, AUTH-015); queries in use fetch that of the new one. */
export function resetPersonalData(queryClient: QueryClient): void {
  void queryClient.resetQueries({ queryKey: customerKey });
}

/** Fetches the data of the same customer again, without taking it from the page meanwhile. */
export function refreshPersonalData(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: customerKey });
}
