import { beforeAll, describe, expect, it } from 'vitest';
import { loadBrand } from '../brand/load-brand.ts';
import { buildBrand } from '../brand/testing/brand-builder.ts';
import { InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import { fixedClock } from '../platform/clock.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { testNow, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const suggestion = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/search_suggestion';
/** Maximum numbers of statements: of the first request with a cold cache, of its repetition, and of a request without a cache. */
const limits: [path: string, first: number, repeated: number, uncached: number][] = [
  ['/api/product_search?cgid=men', 5, 1, 5],
  ['/api/product_search?cgid=men&sort=price-low-to-high', 1, 1, 5],
  ['/api/product_search?refine_1=color=brown', 1, 1, 5],
  ['/api/product_search?q=chore%20coat', 3, 2, 7],
  ['/api/product_search?q=choer%20coat', 4, 3, 9],
  ['/api/product_search?q=chore%20hat', 5, 4, 9],
  ['/api/product_search?q=manteau', 5, 3, 8],
  [`${suggestion}?q=cho`, 4, 1, 9],
  [`${suggestion}?q=chore%20coat`, 1, 1, 7],
  [suggestion, 0, 0, 4],
];

function useSearch(cache?: InvalidatingCache) {
  const commerce = useTestCommerce(useTestDatabase(), cache ? { cache } : {});
  let sent: string[] = [];
  beforeAll(async () => {
    const styles = [
      { id: '4117', name: 'Fencepost Chore Coat', categories: ['men-coats-chore'] },
      { id: '4118', name: 'Kneeler Shirt', categories: ['men-shirts'] },
    ];
    await loadBrand(commerce.deps.database.db, buildBrand(styles), testNow, () => undefined);
    sent = recordStatements(commerce.deps.database);
  });
  return async (path: string): Promise<number> => {
    sent.length = 0;
    expect((await commerce.request(path)).status).toBe(200);
    return sent.length;
  };
}

describe('the number of statements', () => {
  const countCached = useSearch(new InvalidatingCache({ clock: fixedClock(testNow), isCurrent: () => true }));
  const countUncached = useSearch();

  it.each(limits)('is limited for %s: at most %i, repeated %i, without a cache %i', async (path, first, repeated, uncached) => {
    expect(await countCached(path)).toBeLessThanOrEqual(first);
    expect(await countCached(path)).toBeLessThanOrEqual(repeated);
    expect(await countUncached(path)).toBeLessThanOrEqual(uncached);
  });
});

describe('the text of the statement that finds styles', () => {
  const commerce = useTestCommerce(useTestDatabase());
  let sent: string[] = [];
  beforeAll(async () => {
    const styles = [{ id: '4117', name: 'Fencepost Chore Coat', categories: ['men-coats-chore'] }];
    await loadBrand(commerce.deps.database.db, buildBrand(styles), testNow, () => undefined);
    sent = recordStatements(commerce.deps.database);
  });
  const textsOf = async (query: string): Promise<string[]> => {
    sent.length = 0;
    expect((await commerce.request(`/api/product_search?sort=name-a-to-z&q=${encodeURIComponent(query)}`)).status).toBe(200);
    return sent.filter((text) => text.includes('matched AS MATERIALIZED'));
  };

  it('does not depend on the number and kind of the words', async () => {
    const [text, ...others] = await textsOf('chore coat');
    expect(others).toEqual([]);
    for (const query of ['fencepost chore coat', 'mens chore coat', 'mens fencepost chore coat']) {
      expect(await textsOf(query), query).toEqual([text]);
    }
  });
});
