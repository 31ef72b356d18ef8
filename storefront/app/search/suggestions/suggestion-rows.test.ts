import type { SuggestedProduct, SuggestionResponse } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { buildSuggestionRows, findRedirect, rowTexts } from './suggestion-rows.ts';

const coat: SuggestedProduct = {
  productId: '4117',
  productName: 'Fencepost Chore Coat',
  currency: 'USD',
  price: 149,
  priceMax: 149,
  image: { link: '/i/ridge/4117-10-front', alt: '' },
  c_slugUrl: '/fencepost-chore-coat-4117.html',
};
const buildResponse = (phrases: number, products: number, overrides: Partial<SuggestionResponse> = {}): SuggestionResponse => ({
  query: 'coat',
  productSuggestions: {
    suggestedPhrases: Array.from({ length: phrases }, (_, index) => ({ phrase: `coat ${index}`, exactMatch: true })),
    products: Array.from({ length: products }, () => coat),
  },
  c_trending: [],
  ...overrides,
});
const rowsFor = (typed: string, overrides: Partial<Parameters<typeof buildSuggestionRows>[0]> = {}) =>
  buildSuggestionRows({ typed, response: undefined, recent: [], trending: [], ...overrides });

describe('the rows below the search box', () => {
  it('SEARCH-004 are at most 5 phrases and 4 products, however many the response contains', () => {
    const rows = rowsFor('coat', { response: buildResponse(10, 10), recent: ['bibs'], trending: ['flannel'] });
    expect([rows?.title, rows?.recent.length, rows?.phrases.length, rows?.products.length]).toEqual(['suggestions', 0, 5, 4]);
  });

  it('SEARCH-003 SEARCH-015 are recent, then trending searches while the query is empty or too short', () => {
    const input = { recent: ['bibs'], trending: ['a', 'b', 'c', 'd', 'e', 'f'], response: buildResponse(1, 1) };
    for (const typed of ['', ' co']) {
      const rows = rowsFor(typed, input);
      expect(rows && [rows.title, rowTexts(rows)]).toEqual(['trending', ['bibs', 'a', 'b', 'c', 'd', 'e']]);
    }
    expect(rowsFor('')).toBeUndefined();
  });

  it('SEARCH-005 are an empty list without matches, and undefined before a response', () => {
    expect(rowsFor('coat', { response: buildResponse(0, 0) })).toEqual({ title: 'suggestions', recent: [], phrases: [], products: [] });
    expect(rowsFor('coat')).toBeUndefined();
  });

  it('SEARCH-006 show the phrase of the active row in the input, and the typed text for a product', () => {
    const rows = rowsFor('coat', { response: buildResponse(2, 1) });
    expect(rows && rowTexts(rows)).toEqual(['coat 0', 'coat 1', undefined]);
  });

  it('SEARCH-007 have a redirect only if the response belongs to the same query, apart from outer spaces', () => {
    const redirecting = buildResponse(0, 0, { query: 'returns ', c_redirectUrl: '/content/returns' });
    expect(findRedirect(' returns', redirecting)).toBe('/content/returns');
    expect([findRedirect('return', redirecting), findRedirect('returns', undefined), findRedirect('coat', buildResponse(1, 1))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
