/** The data of a listing page: one search, cut down to what is shown. */
import { pageSize, type Refinement, type SearchAnswer, type SortingOption } from '@outfitter/contract/client';
import { needed, notFound } from '../platform/failed-call.ts';
import { wordsIn } from '../platform/locale/words.ts';
import type { PageContext } from '../platform/page-context.ts';
import { type Tile, tileOf } from '../product/index.ts';
import { namedRefinement, namedSorts } from './facet-words.ts';
import { type ListingQuery, lastPage, refineParameters } from './listing-query.ts';

export interface ListingData {
  query: ListingQuery;
  tiles: Tile[];
  total: number;
  refinements: Refinement[];
  sorts: { id: SortingOption; label: string }[];
}

/** The hits of one page. A page beyond the last is the 404 page; so is a refinement that does not exist. */
export async function loadListing(
  page: PageContext,
  query: ListingQuery,
  categoryId?: string,
): Promise<ListingData & { answer: SearchAnswer }> {
  if (query.page > lastPage) notFound();
  const answer = await needed(
    page.client.searchProducts({
      query: {
        ...(categoryId ? { cgid: categoryId } : {}),
        ...(query.q ? { q: query.q } : {}),
        ...refineParameters(query.refinements),
        sort: query.sort,
        start: (query.page - 1) * pageSize,
        count: pageSize,
        currency: page.currency,
        locale: page.locale,
      },
    }),
  );
  if (query.page > 1 && answer.hits.length === 0) notFound();
  const words = wordsIn(page.locale);
  return {
    answer,
    query,
    tiles: answer.hits.map(tileOf),
    total: answer.total,
    refinements: answer.refinements
      .filter((refinement) => refinement.values.some((value) => value.hitCount > 0))
      .map((refinement) => namedRefinement(refinement, page.currency, words)),
    sorts: namedSorts(answer.sortingOptions, words),
  };
}
