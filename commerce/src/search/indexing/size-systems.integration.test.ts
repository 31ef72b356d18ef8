import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestBrand } from '../../brand/testing/use-test-brand.ts';
import { testNow } from '../../testing/test-commerce.ts';
import { refreshStaleDocuments } from './update-documents.ts';

const dressSizes = ['M', 'S–M', '8', '10.5', '2T', '5–8 years', 'Small, shoe 4–6.5', 'Small, 12–22 lb', 'King'];
const { commerce, database } = useTestBrand([
  { id: '7001', name: 'Dress', sizes: dressSizes },
  { id: '7002', name: 'Loafer', sizes: ['8', '8C'], sizeName: 'Shoe size' },
  { id: '7003', name: 'Boot', sizes: ['8'], sizeName: 'Boot size' },
  { id: '7004', name: 'Collar', sizes: ['Small, 11–14 in.'], sizeName: 'Neck' },
  { id: '7005', name: 'Leash', sizes: ['4 ft'], sizeName: 'Length' },
  { id: '7006', name: 'Hat', sizes: ['7⅜'], sizeName: 'Hat size' },
]);

async function sizes() {
  const { refinements } = await commerce.clientWith().searchProducts({ query: {} as never });
  const { values } = refinements.find(({ attributeId }) => attributeId === 'size')!;
  return new Map(values.map(({ value, presentationId }) => [value, presentationId]));
}

describe('the sizes of a catalog that an earlier release has stored', () => {
  let valuesBefore: string[];

  beforeAll(async () => {
    valuesBefore = [...(await sizes()).keys()];
    const migration = await readFile(new URL('../../../migrations/0082_size_systems.sql', import.meta.url), 'utf8');
    await database.pool.query(migration.slice(migration.indexOf('UPDATE style')));
    await database.pool.query('UPDATE search_document SET format = 11');
  });

  it('get their size system when the database is migrated, and in the search when its documents are rewritten in the background', async () => {
    expect(await refreshStaleDocuments(commerce.deps.database.db, testNow)).toBe(6);
    expect(Object.fromEntries(await sizes())).toEqual({
      M: 'letters',
      'S–M': 'letters',
      8: 'numbers',
      '10.5': 'numbers',
      '2T': 'children',
      '5–8 years': 'children',
      'Small, shoe 4–6.5': 'socks',
      'Small, 12–22 lb': 'dogs',
      King: undefined,
      'Shoe size 8': 'shoes',
      'Shoe size 8C': 'shoes',
      'Boot size 8': undefined,
      'Neck Small, 11–14 in.': 'collars',
      'Length 4 ft': 'lengths',
      'Hat size 7⅜': 'hats',
    });
  });

  it('keep their values, which saved addresses contain', async () => {
    expect(new Set((await sizes()).keys())).toEqual(new Set(valuesBefore));
  });
});
