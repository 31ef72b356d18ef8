import { CallError, type SearchResponse } from '@outfitter/contract/client';
import { expect, it, vi } from 'vitest';
import type { PageContext } from '../../platform/loaders/page-context.ts';
import type { ListingRequest, SearchSource } from '../../search-source/index.ts';
import { loadLoosenedFilters } from './load-loosened-filters.ts';

const request = (refinements: ListingRequest['refinements']): ListingRequest => ({
  query: 'coat',
  refinements,
  sort: 'best-matches',
  start: 72,
  count: 36,
  currency: 'USD',
  locale: 'en-US',
});

/** A search in which styles match only without the size, or without the color. */
function buildSearch() {
  const requests: ListingRequest[] = [];
  const results: Record<string, Pick<SearchResponse, 'total' | 'isRelaxed'> | undefined> = {
    'color,rating': { total: 3 },
    'rating,size': { total: 12, isRelaxed: true },
    'color,size': { total: 0 },
  };
  const search = {
    searchProducts: async (each: ListingRequest) => {
      requests.push(each);
      const result = results[Object.keys(each.refinements).sort().join()];
      if (!result) throw new CallError(503, 'ServiceUnavailable', 'unavailable');
      return result;
    },
  } as unknown as SearchSource;
  return { search, requests };
}
const page = { reportMissingSection: vi.fn() } as unknown as PageContext;

it('names the filters without which there are styles that match the whole query', async () => {
  const { search, requests } = buildSearch();
  const loosened = await loadLoosenedFilters(page, search, request({ color: ['Red'], rating: ['4'], size: ['XL', 'L'] }));
  expect(loosened).toEqual([{ attribute: 'size', total: 3 }]);
  expect(requests).toHaveLength(3);
  expect(requests[2]).toMatchObject({ query: 'coat', refinements: { color: ['Red'], rating: ['4'] }, start: 0, count: 1 });
});

it('tries no single filter, and omits searches that fail', async () => {
  const { search, requests } = buildSearch();
  expect(await loadLoosenedFilters(page, search, request({ color: ['Red'] }))).toEqual([]);
  expect(requests).toEqual([]);
  expect(await loadLoosenedFilters(page, search, request({ fit: ['Tall'], price: ['1'] }))).toEqual([]);
});
