import { useLocation, useNavigation } from 'react-router';
import { type ListingQuery, parseListingQuery } from '../listing-query.ts';

/**
 * The listing that is loading, or else the displayed one. Filters show it at once and build on it, so that two quick clicks both count.
 */
export function usePendingListingQuery(shown: ListingQuery): ListingQuery {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location && location.pathname === pathname ? parseListingQuery(new URLSearchParams(location.search)) : shown;
}
