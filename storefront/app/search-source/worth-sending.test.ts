import { describe, expect, it } from 'vitest';
import { emptyResult, isWorthSending } from './worth-sending.ts';

describe('a call of the hosted search', () => {
  it('SEARCH-019 is sent where a query has text or a page size, or is of the recommendations index', () => {
    const indexName = 'products';
    expect(isWorthSending([{ indexName }, { indexName, query: '  ', hitsPerPage: 0 }], 'phrases')).toBe(false);
    expect(isWorthSending([{ indexName }, { indexName, query: 'coat' }], 'phrases')).toBe(true);
    expect(isWorthSending([{ indexName, hitsPerPage: 36 }], 'phrases')).toBe(true);
    expect(isWorthSending([{ indexName: 'phrases' }], 'phrases')).toBe(true);
    expect(isWorthSending([], 'phrases')).toBe(false);
    expect(isWorthSending([{ indexName: '' }], '')).toBe(false);
    expect(emptyResult({ indexName, query: ' ' })).toMatchObject({ hits: [], nbHits: 0, index: 'products' });
  });
});
