import { describe, expect, it } from 'vitest';
import { emptyResult, hasNonEmptyQuery } from './skip-empty-query.ts';

describe('a request to the hosted search', () => {
  it('SEARCH-019 is sent if a query has text or a page size, or is for the index of recommended phrases', () => {
    const indexName = 'products';
    expect(hasNonEmptyQuery([{ indexName }, { indexName, query: '  ', hitsPerPage: 0 }], 'phrases')).toBe(false);
    expect(hasNonEmptyQuery([{ indexName }, { indexName, query: 'coat' }], 'phrases')).toBe(true);
    expect(hasNonEmptyQuery([{ indexName, hitsPerPage: 36 }], 'phrases')).toBe(true);
    expect(hasNonEmptyQuery([{ indexName: 'phrases' }], 'phrases')).toBe(true);
    expect(hasNonEmptyQuery([], 'phrases')).toBe(false);
    expect(hasNonEmptyQuery([{ indexName: '' }], '')).toBe(false);
    expect(emptyResult({ indexName, query: ' ' })).toMatchObject({ hits: [], nbHits: 0, index: 'products' });
  });
});
