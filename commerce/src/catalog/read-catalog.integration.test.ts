import { expect, it } from 'vitest';
import { useTestBrand } from '../brand/testing/use-test-brand.ts';
import { explainStatements } from '../testing/explain-statements.ts';
import { styleDetails, stylesByProductIds } from './read-catalog.ts';

const { commerce, database } = useTestBrand([
  { id: '4117', colors: { '10': 'brown', '52': 'red' }, sizes: ['M', 'L'] },
  { id: '4118', name: 'Kneeler Shirt' },
]);

it('finds styles by their own ids and by the ids of their SKUs, each once', async () => {
  const { db } = commerce.deps.database;
  const idsOf = async (...ids: string[]) => (await stylesByProductIds(db, ids)).map(({ id }) => id).sort();
  expect(await idsOf('4117', '411710001', '411752001')).toEqual(['4117']);
  expect(await idsOf('411810001', '4117', 'unknown')).toEqual(['4117', '4118']);
  expect(await idsOf('unknown')).toEqual([]);
  expect(await idsOf()).toEqual([]);
});

it('reads the SKUs of a style by position, and its images', async () => {
  const [found, ...others] = await styleDetails(commerce.deps.database.db, ['411752001']);
  expect(others).toEqual([]);
  expect(found?.style.id).toBe('4117');
  expect(found?.skus.map(({ id }) => id)).toEqual(['411710001', '411710002', '411752001', '411752002']);
  expect(new Set(found?.images.map(({ colorCode }) => colorCode))).toEqual(new Set(['10', '52']));
  expect(await styleDetails(commerce.deps.database.db, [])).toEqual([]);
});

it('looks products up by index', async () => {
  const plans = await explainStatements(database.pool, ['enable_seqscan'], async (queryable) => {
    await stylesByProductIds(queryable, ['4117', '411810001']);
    await styleDetails(queryable, ['4117', '411810001']);
  });
  expect(plans).toHaveLength(2);
  for (const plan of plans) expect(plan).not.toContain('Seq Scan');
});
