import { useLocation } from 'react-router';
import { useHydrated } from '../ui/hooks/use-hydrated.ts';
import { signInPaths } from './sign-in-paths.ts';

/**
 * Returns the path of the sign-in page that leads back here (AUTH-004); that page checks the path itself (`returnPath`). Cached pages have
 * the same link for every query, so the path is added after hydration.
 */
export function useLoginPath(): string {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  return isHydrated && !signInPaths.test(pathname) ? `/login?returnTo=${encodeURIComponent(`${pathname}${search}`)}` : '/login';
}
