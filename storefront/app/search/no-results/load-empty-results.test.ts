import { CallError } from '@outfitter/contract/client';
import { expect, it, vi } from 'vitest';
import type { PageContext } from '../../platform/loaders/page-context.ts';
import { loadEmptyResults } from './load-empty-results.ts';

const results: Record<string, { total: number; correctedQuery?: string; isRelaxed?: true }> = {
  pants: { total: 42 },
  jakcet: { total: 3, correctedQuery: 'jacket' },
  relaxed: { total: 9, isRelaxed: true },
};

function buildPage(suggestion: () => Promise<unknown>) {
  const queries: string[] = [];
  const reportMissingSection = vi.fn();
  const client = {
    searchProducts: async ({ query: { q } }: { query: { q: string } }) => {
      queries.push(q);
      return { query: q, total: 0, ...results[q] };
    },
    searchSuggestion: suggestion,
    getSitePreferences: async () => ({ algoliaEnabled: false }),
  };
  return {
    page: { client, currency: 'USD', locale: 'en-US', reportMissingSection } as unknown as PageContext,
    queries,
    reportMissingSection,
  };
}
const trending = async () => ({
  productSuggestions: { suggestedPhrases: [{ phrase: 'work pants', exactMatch: true }], products: [] },
  c_trending: ['work pants', 'flannel'],
});

it('offers only relaxed queries with results, in the corrected spelling, and each recommended search once', async () => {
  const { page, queries } = buildPage(trending);
  expect(await loadEmptyResults(page, 'zeppelin pants')).toEqual({
    relaxedQueries: [{ query: 'pants', total: 42 }],
    phrases: ['work pants', 'flannel'],
  });
  expect(queries).toEqual(['pants', 'zeppelin']);
  expect((await loadEmptyResults(page, 'relaxed jakcet')).relaxedQueries).toEqual([{ query: 'jacket', total: 3 }]);
});

it('omits the part whose request fails', async () => {
  const { page, reportMissingSection } = buildPage(() => Promise.reject(new CallError(503, 'ServiceUnavailable', 'unavailable')));
  expect(await loadEmptyResults(page, 'zeppelin pants')).toEqual({ relaxedQueries: [{ query: 'pants', total: 42 }], phrases: [] });
  expect(reportMissingSection).toHaveBeenCalledOnce();
});
