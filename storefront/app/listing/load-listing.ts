import { listingPageSize, type SearchResponse, type SortingOption } from '@outfitter/contract/client';
import { requiredCall, throwNotFound } from '../platform/loaders/loader-errors.ts';
import type { PageContext } from '../platform/loaders/page-context.ts';
import { getIntl } from '../platform/locale/intl.ts';
import { type Tile, tilesFromHits } from '../product/index.ts';
import { type ListingRequest, pageSearchSource } from '../search-source/index.ts';
import { loadBanners } from './banners/load-banners.ts';
import type { BannerData } from './banners/place-banners.ts';
import { localizeRefinement, localizeSortingOptions } from './filters/facet-labels.ts';
import { type LoosenedFilter, loadLoosenedFilters } from './filters/load-loosened-filters.ts';
import { offeredFacets } from './filters/offered-facets.ts';
import { withSelectedValues } from './filters/selected-values.ts';
import { type GroupedRefinement, groupSizes, omitUnusualSizes } from './filters/size-groups.ts';
import { type ListingQuery, maxPage } from './listing-query.ts';

export interface ListingData {
  query: ListingQuery;
  tiles: Tile[];
  total: number;
  refinements: GroupedRefinement[];
  sorts: { id: SortingOption; label: string }[];
  banners: BannerData[];
  /** Filters to remove if no products match all of them. */
  loosenedFilters: LoosenedFilter[];
}

/** Responds with 404 to a page after the last one. */
export async function loadListing(
  page: PageContext,
  query: ListingQuery,
  categoryId?: string,
): Promise<ListingData & { response: SearchResponse }> {
  if (query.page > maxPage) throwNotFound();
  const request: ListingRequest = {
    query: query.q,
    categoryId,
    refinements: query.refinements,
    sort: query.sort,
    start: (query.page - 1) * listingPageSize,
    count: listingPageSize,
    currency: page.currency,
    locale: page.locale,
  };
  const search = pageSearchSource(page);
  const response = await requiredCall(search.then((source) => source.searchProducts(request)));
  if (query.page > 1 && response.hits.length === 0) throwNotFound();
  const intl = getIntl(page.locale);
  return {
    response,
    query,
    tiles: tilesFromHits(response.hits),
    total: response.total,
    refinements: offeredFacets(withSelectedValues(response.refinements, query.refinements), response.total, query.refinements)
      .filter(
        ({ attributeId, values }) =>
          values.length > 0 && (Object.hasOwn(query.refinements, attributeId) || values.some(({ hitCount }) => hitCount > 0)),
      )
      .map((refinement) => localizeRefinement(refinement, page.currency, intl))
      .map((refinement) => groupSizes(query.q ? omitUnusualSizes(refinement, response.total, query.refinements) : refinement, intl)),
    sorts: localizeSortingOptions(response.sortingOptions, intl),
    banners: await loadBanners(page, response.banners, query),
    loosenedFilters: response.total === 0 ? await loadLoosenedFilters(page, await search, request) : [],
  };
}
