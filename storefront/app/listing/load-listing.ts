/** The data of a listing page: one search, cut down to what is shown. */
import { listingPageSize, type Refinement, type SearchResponse, type SortingOption } from '@outfitter/contract/client';
import { requiredCall, throwNotFound } from '../platform/loaders/loader-errors.ts';
import type { PageContext } from '../platform/loaders/page-context.ts';
import { getIntl } from '../platform/locale/words.ts';
import { type Tile, tileFromHit } from '../product/index.ts';
import { pageSearchSource } from '../search-source/index.ts';
import { loadBanners } from './banners/load-banners.ts';
import type { BannerData } from './banners/place-banners.ts';
import { localizeRefinement, localizeSortingOptions } from './filters/facet-labels.ts';
import { withSelectedValues } from './filters/selected-values.ts';
import { type ListingQuery, maxPage } from './listing-query.ts';

export interface ListingData {
  query: ListingQuery;
  tiles: Tile[];
  total: number;
  refinements: Refinement[];
  sorts: { id: SortingOption; label: string }[];
  /** The merchant's banners over and between the tiles. */
  banners: BannerData[];
}

/** The hits of one page. A page beyond the last is the 404 page; so is a refinement that does not exist. */
export async function loadListing(
  page: PageContext,
  query: ListingQuery,
  categoryId?: string,
): Promise<ListingData & { answer: SearchResponse }> {
  if (query.page > maxPage) throwNotFound();
  const answer = await requiredCall(
    pageSearchSource(page).then((search) =>
      search.searchProducts({
        query: query.q,
        categoryId,
        refinements: query.refinements,
        sort: query.sort,
        start: (query.page - 1) * listingPageSize,
        count: listingPageSize,
        currency: page.currency,
        locale: page.locale,
      }),
    ),
  );
  if (query.page > 1 && answer.hits.length === 0) throwNotFound();
  const words = getIntl(page.locale);
  return {
    answer,
    query,
    tiles: answer.hits.map(tileFromHit),
    total: answer.total,
    refinements: withSelectedValues(answer.refinements, query.refinements)
      .filter((refinement) => refinement.values.some((value) => value.hitCount > 0))
      .map((refinement) => localizeRefinement(refinement, page.currency, words)),
    sorts: localizeSortingOptions(answer.sortingOptions, words),
    banners: await loadBanners(page, answer.banners, query),
  };
}
