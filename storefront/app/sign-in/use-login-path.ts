import { useLocation } from 'react-router';
import { useHydrated } from '../ui/hooks/use-hydrated.ts';
import { loginPath } from './return-path.ts';

/** The sign-in page that leads back here (AUTH-004). Cached pages have the same link for every query, so it is added after hydration. */
export function useLoginPath(): string {
  const { pathname, search } = useLocation();
  return loginPath(useHydrated() ? `${pathname}${search}` : '');
}
