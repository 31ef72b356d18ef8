import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Tile } from '../../product/index.ts';
import { formatListingQuery, type ListingQuery } from '../listing-query.ts';
import { LoadedPages } from './loaded-pages.ts';

export interface ListingState {
  firstPage: number;
}

// Written in effects only, never on the server.
const loaded = new LoadedPages();

/**
 * Returns the tiles of the current page, after those of the pages that "Show more" has extended. They are restored on back navigation, so
 * that the scroll position stays valid.
 */
export function useLoadedTiles(query: ListingQuery, tiles: readonly Tile[]): { firstPage: number; tiles: readonly Tile[] } {
  const { pathname, state } = useLocation();
  const listing = `${pathname}${formatListingQuery({ ...query, page: 1 })}`;
  useEffect(() => loaded.add(listing, query.page, tiles), [listing, query.page, tiles]);
  const firstPage = (state as Partial<ListingState> | null)?.firstPage ?? query.page;
  return loaded.range(listing, firstPage, query.page, tiles);
}
