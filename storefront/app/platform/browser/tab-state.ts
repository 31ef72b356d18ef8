import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** State of this tab in the query cache, so that components subscribe to it like to the data of the server. */
export function createTabState<State extends object>(queryKey: QueryKey, initialState: () => State) {
  /** It never comes from the server: nothing fetches it, and the cache never drops it. */
  const query = {
    queryKey,
    enabled: false,
    // Never called. In development the library reports a query without a function as an error.
    queryFn: initialState,
    staleTime: Infinity,
    gcTime: Infinity,
    // Parts of the state, such as pending patches, are found by identity.
    structuralSharing: false,
    initialData: initialState,
  };
  const get = (queryClient: QueryClient): State => queryClient.getQueryData<State>(queryKey) ?? initialState();
  function update(queryClient: QueryClient, change: Partial<State>): void {
    const { gcTime, structuralSharing } = query;
    queryClient.setQueryDefaults(queryKey, { gcTime, structuralSharing });
    queryClient.setQueryData<State>(queryKey, { ...get(queryClient), ...change });
  }
  return { query, get, update };
}
