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
    suggestedPhrases: Array.from({ length: phrases }, (_, at) => ({ phrase: `coat ${at}`, exactMatch: true })),
    products: Array.from({ length: products }, () => coat),
  },
  c_trending: [],
  ...more,
});
const offered = (typed: string, more: Partial<Parameters<typeof buildSuggestionRows>[0]> = {}) =>
  buildSuggestionRows({ typed, response: undefined, recent: [], trending: [], ...more });

describe('what is offered under the search', () => {
  it('SEARCH-004 is at most 5 phrases and 4 products, however many are answered', () => {
    const rows = offered('coat', { response: response(10, 10), recent: ['bibs'], trending: ['flannel'] });
    expect([rows?.title, rows?.recent.length, rows?.phrases.length, rows?.products.length]).toEqual(['suggestions', 0, 5, 4]);
  });

  it('SEARCH-003 SEARCH-015 is what is trending while the box is empty or has too few letters, below what was searched for before', () => {
    const before = { recent: ['bibs'], trending: ['a', 'b', 'c', 'd', 'e', 'f'], response: response(1, 1) };
    for (const typed of ['', ' co']) {
      const rows = offered(typed, before);
      expect(rows && [rows.title, rowTexts(rows)]).toEqual(['trending', ['bibs', 'a', 'b', 'c', 'd', 'e']]);
    }
    expect(offered('')).toBeUndefined();
  });

  it('SEARCH-005 is an empty list where nothing fits, and nothing at all before there is an answer', () => {
    expect(offered('coat', { response: response(0, 0) })).toEqual({ title: 'suggestions', recent: [], phrases: [], products: [] });
    expect(offered('coat')).toBeUndefined();
  });

  it('SEARCH-006 shows the phrase under the arrow in the box, and leaves the words there for a product', () => {
    const rows = offered('coat', { response: response(2, 1) });
    expect(rows && rowTexts(rows)).toEqual(['coat 0', 'coat 1', undefined]);
  });

  it('SEARCH-007 leads on where exactly these words lead on', () => {
    const leads = response(0, 0, { query: 'returns ', c_redirectUrl: '/content/returns' });
    expect(findRedirect(' returns', leads)).toBe('/content/returns');
    expect([findRedirect('return', leads), findRedirect('returns', undefined), findRedirect('coat', response(1, 1))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
