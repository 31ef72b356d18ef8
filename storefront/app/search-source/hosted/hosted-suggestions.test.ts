import { describe, expect, it } from 'vitest';
import { buildHostedResult, styleRecord } from '../testing/hosted-result-builder.ts';
import { suggestionRequests, toSuggestions } from './hosted-suggestions.ts';

const indexNames = { algoliaProductIndex: 'products', algoliaSuggestionIndex: 'phrases' };
const view = { currency: 'USD' as const, locale: 'en-US' };
const requestedPages = (query: string, preferences = indexNames) =>
  suggestionRequests(query, preferences, view).map(({ indexName, hitsPerPage }) => [indexName, hitsPerPage]);

describe('suggestions from the hosted search', () => {
  it('SEARCH-004 are 5 phrases and 4 products in one call, or trending phrases for an empty query', () => {
    expect(requestedPages('coa')).toEqual([
      ['phrases', 5],
      ['products', 4],
    ]);
    expect(requestedPages('  ')).toEqual([['phrases_trending', 5]]);
    expect(requestedPages('coa', { ...indexNames, algoliaSuggestionIndex: '' })).toEqual([['products', 4]]);
  });

  it('API-042 have the format of the shop’s own suggestions', () => {
    const hits = [
      { objectID: 'a', query: 'chore coat', exactMatch: true },
      { objectID: 'b', query: 'men’s coats', c_link: '/men/coats', c_linkKind: 'category' },
      { objectID: 'c' },
    ];
    const products = buildHostedResult({ hits: [styleRecord], renderingContent: { redirect: { url: '/content/coats' } } });
    expect(toSuggestions('coat', [buildHostedResult({ index: 'phrases', hits }), products], indexNames)).toEqual({
      query: 'coat',
      productSuggestions: {
        suggestedPhrases: [
          { phrase: 'chore coat', exactMatch: true },
          { phrase: 'men’s coats', exactMatch: false, c_link: '/men/coats', c_linkKind: 'category' },
        ],
        products: [
          {
            productId: '4117',
            productName: 'Fencepost Chore Coat',
            currency: 'USD',
            price: 149,
            priceMax: 149,
            image: styleRecord.image,
            c_slugUrl: '/fencepost-4117.html',
          },
        ],
      },
      c_trending: [],
      c_redirectUrl: '/content/coats',
    });
    const trending = buildHostedResult({ index: 'phrases_trending', hits: [{ objectID: 'a', query: 'bibs' }] });
    expect(toSuggestions('', [trending], indexNames)).toMatchObject({ c_trending: ['bibs'], productSuggestions: { suggestedPhrases: [] } });
  });

  it('have the price of the pictured color, and a link to it', () => {
    const color = (value: string, price: number) => ({ value, orderable: true, price, priceMax: price, image: { link: `/i/${value}` } });
    const markedDown = { ...color('34', 76.99), strikePrice: 119 };
    const record = { ...styleRecord, price: 76.99, priceMax: 119, image: markedDown.image, colors: [color('10', 119), markedDown] };
    const { productSuggestions } = toSuggestions('coat', [buildHostedResult({ hits: [record] })], indexNames);
    expect(productSuggestions.products[0]).toMatchObject({ price: 76.99, priceMax: 76.99, strikePrice: 119, c_color: '34' });
  });
});
