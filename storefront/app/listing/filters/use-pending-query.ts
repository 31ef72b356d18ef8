import { useLocation, useNavigation } from 'react-router';
import { type ListingQuery, parseListingQuery } from '../listing-query.ts';

/**
 * Returns the query of the listing that is loading, or of the displayed one. Filters are based on it, so that two quick clicks both apply.
 */
export function usePendingListingQuery(displayed: ListingQuery): ListingQuery {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location && location.pathname === pathname ? parseListingQuery(new URLSearchParams(location.search)) : displayed;
}
