import { expect, it } from 'vitest';
import { useTestBrand } from '../../brand/testing/use-test-brand.ts';
import { saveTestRules } from '../../merchandising/testing/save-test-rules.ts';
import { InvalidatingCache } from '../../platform/cache/invalidating-cache.ts';
import { testNow } from '../../testing/test-commerce.ts';
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
