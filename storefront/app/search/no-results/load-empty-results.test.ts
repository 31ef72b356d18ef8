import { CallError } from '@outfitter/contract/client';
import { expect, it, vi } from 'vitest';
import type { PageContext } from '../../platform/loaders/page-context.ts';
import { loadEmptyResults } from './load-empty-results.ts';

const found: Record<string, { total: number; correctedQuery?: string; isRelaxed?: true }> = {
  pants: { total: 42 },
  jakcet: { total: 3, correctedQuery: 'jacket' },
  relaxed: { total: 9, isRelaxed: true },
};

function aPage(suggestion: () => Promise<unknown>) {
  const asked: string[] = [];
  const goesWithout = vi.fn();
  const client = {
    searchProducts: async ({ query: { q } }: { query: { q: string } }) => {
      asked.push(q);
      return { query: q, total: 0, ...found[q] };
    },
    searchSuggestion: suggestion,
    getSitePreferences: async () => ({ algoliaEnabled: false }),
  };
  return { page: { client, currency: 'USD', locale: 'en-US', goesWithout } as unknown as PageContext, asked, goesWithout };
}
const trending = async () => ({
  productSuggestions: { suggestedPhrases: [{ phrase: 'work pants', exactMatch: true }], products: [] },
  c_trending: ['work pants', 'flannel'],
});

it('ERROR-017 offers fewer words only where they find something, as they are spelt, and each recommended phrase once', async () => {
  const { page, asked } = aPage(trending);
  expect(await loadEmptyResults(page, 'zeppelin pants')).toEqual({
    relaxedQueries: [{ query: 'pants', total: 42 }],
    phrases: ['work pants', 'flannel'],
  });
  expect(asked).toEqual(['pants', 'zeppelin']);
  expect((await loadEmptyResults(page, 'relaxed jakcet')).relaxedQueries).toEqual([{ query: 'jacket', total: 3 }]);
});

it('ERROR-017 says what it can where one of the calls is not answered', async () => {
  const { page, goesWithout } = aPage(() => Promise.reject(new CallError(503, 'ServiceUnavailable', 'away')));
  expect(await loadEmptyResults(page, 'zeppelin pants')).toEqual({ relaxedQueries: [{ query: 'pants', total: 42 }], phrases: [] });
  expect(goesWithout).toHaveBeenCalledOnce();
});
