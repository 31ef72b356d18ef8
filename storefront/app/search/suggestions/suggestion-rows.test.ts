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
const response = (phrases: number, products: number, more: Partial<SuggestionResponse> = {}): SuggestionResponse => ({
  query: 'coat',
  productSuggestions: {
    suggestedPhrases: Array.from({ length: phrases }, (_, index) => ({ phrase: `coat ${index}`, exactMatch: true })),
    products: Array.from({ length: products }, () => coat),
  },
  c_trending: [],
  ...more,
});
const rowsFor = (typed: string, more: Partial<Parameters<typeof buildSuggestionRows>[0]> = {}) =>
  buildSuggestionRows({ typed, response: undefined, recent: [], trending: [], ...more });

describe('the rows under the search box', () => {
  it('SEARCH-004 are at most 5 phrases and 4 products, whatever the response holds', () => {
    const rows = rowsFor('coat', { response: response(10, 10), recent: ['bibs'], trending: ['flannel'] });
    expect([rows?.title, rows?.recent.length, rows?.phrases.length, rows?.products.length]).toEqual(['suggestions', 0, 5, 4]);
  });

  it('SEARCH-003 SEARCH-015 are recent, then trending searches while the query is empty or too short', () => {
    const stored = { recent: ['bibs'], trending: ['a', 'b', 'c', 'd', 'e', 'f'], response: response(1, 1) };
    for (const typed of ['', ' co']) {
      const rows = rowsFor(typed, stored);
      expect(rows && [rows.title, rowTexts(rows)]).toEqual(['trending', ['bibs', 'a', 'b', 'c', 'd', 'e']]);
    }
    expect(rowsFor('')).toBeUndefined();
  });

  it('SEARCH-005 are an empty list without matches, and undefined before a response', () => {
    expect(rowsFor('coat', { response: response(0, 0) })).toEqual({ title: 'suggestions', recent: [], phrases: [], products: [] });
    expect(rowsFor('coat')).toBeUndefined();
  });

  it('SEARCH-006 display the phrase of the active row in the box, and the typed text for a product', () => {
    const rows = rowsFor('coat', { response: response(2, 1) });
    expect(rows && rowTexts(rows)).toEqual(['coat 0', 'coat 1', undefined]);
  });

  it('SEARCH-007 give the redirect only of exactly the same query', () => {
    const redirecting = response(0, 0, { query: 'returns ', c_redirectUrl: '/content/returns' });
    expect(findRedirect(' returns', redirecting)).toBe('/content/returns');
    expect([findRedirect('return', redirecting), findRedirect('returns', undefined), findRedirect('coat', response(1, 1))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
