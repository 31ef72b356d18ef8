import type { SearchResponse } from '@outfitter/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestBrand } from '../../brand/testing/use-test-brand.ts';
import { rebuildIndex } from '../indexing/rebuild-index.ts';

const { commerce, database } = useTestBrand([
  { id: '4117', name: 'Fencepost Chore Coat', categories: ['men-coats-chore'], colors: { '10': 'brown' }, sizes: ['Tall', 'M'] },
]);
const french = {
  name: 'Veste de ferme Fencepost',
  cloth: 'Toile 405 g/m²',
  values: { color: { 10: 'Brun toile' }, size: { Tall: 'Grande' } },
};
beforeAll(async () => {
  await database.pool.query('UPDATE style SET translations = $1', [{ 'fr-FR': french }]);
  await database.pool.query(`UPDATE category SET translations = '{"fr-FR": {"name": "Homme"}}' WHERE id = 'men'`);
  await rebuildIndex(commerce.deps.database.db, () => commerce.clock.now());
});

const search = (query: Record<string, string>): Promise<SearchResponse> => commerce.clientWith().searchProducts({ query: query as never });
const sizesOf = ({ refinements }: SearchResponse) =>
  refinements.find(({ attributeId }) => attributeId === 'size')?.values.map(({ value, label }) => [value, label]);

describe('a translated listing', () => {
  it('I18N-001 translates products, colors and refinement values, and keeps untranslated names', async () => {
    const listing = await search({ locale: 'fr-FR' });
    expect(listing.hits[0]).toMatchObject({
      productName: french.name,
      c_cloth: french.cloth,
      c_department: 'Homme',
      colors: [{ value: '10', name: 'Brun toile' }],
    });
    expect(Object.fromEntries(sizesOf(listing) ?? [])).toEqual({ Tall: 'Grande', M: 'M' });
  });

  it("uses the merchant's names without a locale and for a locale without translations", async () => {
    for (const query of [{}, { locale: 'it-IT' }, { locale: "'--" }] as Record<string, string>[]) {
      const listing = await search(query);
      expect(listing.hits[0]).toMatchObject({ productName: 'Fencepost Chore Coat', c_department: 'men' });
      expect(Object.fromEntries(sizesOf(listing) ?? [])).toEqual({ Tall: 'Tall', M: 'M' });
    }
  });

  it('I18N-001 finds names, colors and cloths in any language', async () => {
    for (const q of ['veste de ferme', 'brun', 'toile', 'chore coat']) {
      expect(
        (await search({ q })).hits.map(({ productId }) => productId),
        q,
      ).toEqual(['4117']);
    }
  });
});
