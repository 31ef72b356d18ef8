import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestBrand } from '../../brand/testing/use-test-brand.ts';
import { saveTestRules } from '../../merchandising/testing/save-test-rules.ts';
import { InvalidatingCache } from '../../platform/cache/invalidating-cache.ts';
import { testNow } from '../../testing/test-commerce.ts';
import { rebuildIndex } from '../indexing/rebuild-index.ts';
import { createSearchContext, readSearch } from '../search-context.ts';
import { findPhrasesWithResults } from './phrases-with-results.ts';

const { commerce } = useTestBrand([{ id: '4200', name: 'Squall Line Rain Jacket' }]);
const minutesLater = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

it('does not reuse cached phrases after the active synonyms have changed', async () => {
  const { database } = commerce.deps;
  const startsAt = minutesLater(10);
  await saveTestRules(database.db, testNow, [
    { kind: 'synonym', definition: { words: ['mackintosh', 'rain jacket'] }, startsAt: startsAt.toISOString() },
  ]);
  let now = testNow;
  const cache = new InvalidatingCache({ clock: { now: () => now }, isCurrent: () => true });
  const find = async () => {
    const context = await createSearchContext({ database, cache, catalogCache: undefined, now, currency: 'USD', locale: undefined });
    return [...(await readSearch(context, (reading) => findPhrasesWithResults(reading, ['mackintosh', 'rain jacket'])))];
  };
  expect(await find()).toEqual(['rain jacket']);
  now = startsAt;
  expect(await find()).toEqual(['mackintosh', 'rain jacket']);
});

describe('a phrase', () => {
  const shop = useTestBrand([
    {
      id: '5001',
      name: 'Felt Hat',
      categories: ['men-coats'],
      copy: 'Hangs beside any lamp.',
      colors: { '10': 'brown', '52': 'red' },
      swatches: { '52': '#a32a26' },
      sizes: ['S', 'XL'],
    },
    { id: '5002', name: 'Lamp', categories: ['men-shirts'], colors: { '10': 'brown' }, sizes: ['S'] },
  ]);
  const find = async (phrases: readonly string[]) => {
    const { database } = shop.commerce.deps;
    await database.db.execute(sql`UPDATE category SET name = 'Lamps' WHERE id = 'men-shirts'`);
    await rebuildIndex(database.db, () => testNow);
    const context = await createSearchContext({
      database,
      cache: undefined,
      catalogCache: undefined,
      now: testNow,
      currency: 'USD',
      locale: undefined,
    });
    return [...(await readSearch(context, (reading) => findPhrasesWithResults(reading, phrases)))];
  };

  it('needs a style of its product, not one that mentions it', async () => {
    expect(await find(['felt hat', 'felt lamp', 'lamp'])).toEqual(['felt hat', 'lamp']);
  });

  it('needs one variant with its color and its size', async () => {
    expect(await find(['red hat xl', 'red lamp s', 'brown lamp s'])).toEqual(['red hat xl', 'brown lamp s']);
  });
});
