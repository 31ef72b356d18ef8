import { useLocation, useNavigation } from 'react-router';
import { type ListingQuery, parseListingQuery } from '../listing-query.ts';

/**
 * What the shopper has asked for: the listing that is on its way, where one is, else the one on the screen. Filters show it at once and
 * build on it, so that two quick presses are both kept.
 */
export function usePendingListingQuery(shown: ListingQuery): ListingQuery {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location && location.pathname === pathname ? parseListingQuery(new URLSearchParams(location.search)) : shown;
}
