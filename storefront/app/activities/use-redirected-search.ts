import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

const isSearchPath = (pathname: string) => /(^|\/)search$/.test(pathname);

/**
 * Returns a function that returns the query of a search that the server has redirected to the current page, once. While the search
 * loads, the router navigates to the search page, and then to the target of the redirect. A shopper who follows a link meanwhile changes
 * the target too, but without the router's mark of a redirect.
 */
export function useRedirectedSearch(): () => string | undefined {
  const { location: target } = useNavigation();
  const { state } = useLocation();
  const isLoading = target !== undefined;
  const query = useRef<string>(undefined);
  useEffect(() => {
    if (target && isSearchPath(target.pathname)) query.current = new URLSearchParams(target.search).get('q') ?? undefined;
  }, [target]);
  return useCallback(() => {
    if (isLoading) return undefined;
    const requested = query.current;
    query.current = undefined;
    return (state as { _isRedirect?: boolean } | null)?._isRedirect ? requested : undefined;
  }, [isLoading, state]);
}
