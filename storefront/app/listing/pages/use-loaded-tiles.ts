import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Tile } from '../../product/index.ts';
import { formatListingQuery, type ListingQuery } from '../listing-query.ts';
import { LoadedPages } from './loaded-pages.ts';

/** What history remembers of a listing: the first page that stands on the screen. */
export interface ListingState {
  firstPage: number;
}

// Only ever written in the browser (in an effect), where there is one shopper.
const loaded = new LoadedPages();

/**
 * The tiles on the screen: the page of the address, after those that "Show more" has brought before it. Coming back finds them again,
 * so that the scroll position fits.
 */
export function useLoadedTiles(query: ListingQuery, tiles: readonly Tile[]): { from: number; tiles: readonly Tile[] } {
  const { pathname, state } = useLocation();
  const listing = `${pathname}${formatListingQuery({ ...query, page: 1 })}`;
  useEffect(() => loaded.add(listing, query.page, tiles), [listing, query.page, tiles]);
  const firstPage = (state as Partial<ListingState> | null)?.firstPage ?? query.page;
  return loaded.range(listing, firstPage, query.page, tiles);
}
