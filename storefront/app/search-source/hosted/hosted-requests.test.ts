import { describe, expect, it } from 'vitest';
import { buildListingRequest } from '../testing/listing-request-builder.ts';
import { listingRequests } from './hosted-requests.ts';

describe('the hosted queries of a listing', () => {
  it('API-042 request the page with every count, and the counts of each refined attribute without its selection', () => {
    const refinements = { color: ['blue', 'black'], price: ['25-50'] };
    const [page, ...others] = listingRequests(
      buildListingRequest({ query: 'coat', refinements, start: 72, sort: 'top-rated' }),
      'products',
    );
    expect(page).toMatchObject({
      indexName: 'products_top-rated',
      query: 'coat',
      hitsPerPage: 36,
      page: 2,
      facets: ['*'],
      facetFilters: [['color:blue', 'color:black'], ['price_range:25-50']],
      ruleContexts: ['currency-USD', 'locale-en-US'],
    });
    expect(others.map(({ indexName, hitsPerPage, facets, facetFilters }) => [indexName, hitsPerPage, facets, facetFilters])).toEqual([
      ['products', 0, ['color'], [['price_range:25-50']]],
      ['products', 0, ['price_range'], [['color:blue', 'color:black']]],
    ]);
  });

  it('LIST-001 contain the context of the category, and only one value of a single-value attribute', () => {
    const [page] = listingRequests(buildListingRequest({ categoryId: 'men-coats', refinements: { rating: ['4', '3'] } }), 'products');
    expect(page).toMatchObject({
      indexName: 'products',
      query: '',
      facetFilters: [['category:men-coats'], ['rating_from:4']],
      ruleContexts: ['currency-USD', 'locale-en-US', 'category-men-coats'],
    });
  });

  it('LIST-001 contain all selected values of other attributes, such as two categories', () => {
    const [page] = listingRequests(buildListingRequest({ refinements: { category: ['men-coats-chore', 'men-coats-parkas'] } }), 'products');
    expect(page?.facetFilters).toEqual([['category:men-coats-chore', 'category:men-coats-parkas']]);
  });

  it('escape a value with a leading minus', () => {
    const [page] = listingRequests(buildListingRequest({ refinements: { size: ['-4'] } }), 'products');
    expect(page?.facetFilters).toEqual([['size:\\-4']]);
  });
});
