import { describe, expect, it } from 'vitest';
import { buildHostedResult, styleRecord } from '../testing/hosted-result-builder.ts';
import { buildListingRequest } from '../testing/listing-request-builder.ts';
import { toSearchResult } from './hosted-result.ts';

describe('the response from the hosted search', () => {
  it('SEARCH-018 offers ranges of prices and ratings, and no single numbers', () => {
    const result = buildHostedResult({
      facets: { price: { 80: 1, 120: 1 }, price_range: { '75-100': 1, '100-150': 1 }, rating: { 4.6: 1 }, rating_from: { 4: 1 } },
      renderingContent: { facetOrdering: { facets: { order: ['rating', 'rating_from', 'price', 'price_range'] }, values: {} } },
    });
    const { refinements } = toSearchResult(buildListingRequest({}), [result], []);
    expect(refinements.map(({ attributeId, values }) => [attributeId, values.map(({ value }) => value)])).toEqual([
      ['rating', ['4']],
      ['price', ['75-100', '100-150']],
    ]);
  });

  it('SEARCH-018 contains the styles, total, refinements and redirect of a listing', () => {
    const result = buildHostedResult({
      hits: [styleRecord, { objectID: 'a page of a blog' }],
      nbHits: 40,
      facets: { sale: { true: 3 }, color: { brown: 2, blue: 9 }, price_range: { '25-50': 4 } },
      renderingContent: { redirect: { url: '/content/coats' }, facetOrdering: { facets: { order: ['price_range'] }, values: {} } },
      userData: [{ correctedQuery: 'coat', facetValues: { color: { blue: { label: 'Bleu', swatch: '#00f' } } } }],
    });
    const response = toSearchResult(buildListingRequest({ query: 'cota' }), [result], []);
    expect(response).toMatchObject({ query: 'cota', correctedQuery: 'coat', total: 40, count: 1, start: 0, redirectUrl: '/content/coats' });
    expect(response.hits[0]).toEqual({
      productId: '4117',
      productName: 'Fencepost Chore Coat',
      currency: 'USD',
      price: 149,
      priceMax: 149,
      image: styleRecord.image,
      representedProduct: { id: '4117' },
      colors: [],
      c_slugUrl: '/fencepost-4117.html',
      orderable: true,
      c_badges: [],
      c_StarRatingCount: 0,
      c_cloth: '',
      c_primaryCategoryId: '',
    });
    expect(response.refinements.map(({ attributeId, single, values }) => [attributeId, single, values])).toEqual([
      ['price', true, [{ value: '25-50', label: '25-50', hitCount: 4 }]],
      [
        'color',
        false,
        [
          { value: 'blue', label: 'Bleu', hitCount: 9, swatch: '#00f' },
          { value: 'brown', label: 'brown', hitCount: 2 },
        ],
      ],
      ['sale', true, [{ value: 'true', label: 'true', hitCount: 3 }]],
    ]);
  });

  it('LIST-002 counts a refined attribute without its selection, and lists only values with hits, in their order', () => {
    const page = buildHostedResult({ facets: { size: { M: 2 }, color: { blue: 2 } } });
    const order = { facets: { order: [] }, values: { size: { order: ['S', 'M', 'L'] } } };
    const withoutSize = buildHostedResult({ facets: { size: { L: 9, M: 2, S: 1, XL: 0 } }, renderingContent: { facetOrdering: order } });
    const response = toSearchResult(buildListingRequest({ refinements: { size: ['M'] } }), [page, withoutSize], []);
    const size = response.refinements.find(({ attributeId }) => attributeId === 'size');
    expect(size?.values.map(({ value, hitCount }) => [value, hitCount])).toEqual([
      ['S', 1],
      ['M', 2],
      ['L', 9],
    ]);
    expect(response.selectedRefinements).toEqual({ size: ['M'] });
  });

  it('LIST-002 says of a size what kind of size it is', () => {
    const display = { label: '8', presentationId: 'shoes', c_attributeLabel: 'Shoe size' };
    const page = buildHostedResult({
      facets: { size: { 'Shoe size 8': 3, M: 2 } },
      userData: [{ facetValues: { size: { 'Shoe size 8': display } } }],
    });
    expect(toSearchResult(buildListingRequest({}), [page], []).refinements[0]?.values).toEqual([
      { value: 'Shoe size 8', hitCount: 3, ...display },
      { value: 'M', label: 'M', hitCount: 2 },
    ]);
  });

  it('offers the child categories by name', () => {
    const page = buildHostedResult({ facets: { category: { men: 9, 'men-coats': 5, 'men-shirts': 4 } } });
    const children = [
      { id: 'men-shirts', name: 'Shirts' },
      { id: 'men-coats', name: 'Coats' },
    ];
    const [category] = toSearchResult(buildListingRequest({ categoryId: 'men' }), [page], children).refinements;
    expect(category?.values.map(({ label, hitCount }) => [label, hitCount])).toEqual([
      ['Shirts', 4],
      ['Coats', 5],
    ]);
  });
});
