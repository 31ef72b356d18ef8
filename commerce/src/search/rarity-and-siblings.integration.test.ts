import { beforeAll, describe, expect, it } from 'vitest';
import { useTestBrand } from '../brand/testing/use-test-brand.ts';
import { testNow } from '../testing/test-commerce.ts';
import { rebuildIndex } from './indexing/rebuild-index.ts';

/** Plain styles: enough that a word of one style is rare. */
const plain = Array.from({ length: 30 }, (_, index) => ({
  id: String(7200 + index),
  name: 'Canvas Shirt',
  categories: ['men-shirts'],
  popularity: 90,
}));
const { commerce, database } = useTestBrand([
  ...plain,
  { id: '7101', name: 'Hemp Shirt', categories: ['men-shirts'], popularity: 1 },
  { id: '7102', name: 'Dog Duster Anorak', categories: ['men-coats'], popularity: 99 },
  { id: '7103', name: 'Linen Anorak', categories: ['men-coats'], popularity: 1 },
  { id: '7104', name: 'Felt Cape', categories: ['men-coats'], popularity: 2 },
  { id: '7105', name: 'Felt Smock', categories: ['women-coats'], popularity: 2 },
  { id: '7107', name: 'Bowtie-Collar Smock', categories: ['women-coats'], popularity: 3 },
  { id: '7106', name: 'Dog Velvet Bowtie', categories: ['men-coats'], popularity: 2 },
]);

async function search(q: string) {
  const { hits, nearHits, isRelaxed } = await commerce.clientWith().searchProducts({ query: { q } as never });
  return { isRelaxed, found: hits.map(({ productId }) => productId), related: (nearHits ?? []).map(({ productId }) => productId) };
}

beforeAll(async () => {
  await database.pool.query(
    `INSERT INTO category SELECT (jsonb_populate_record(category, '{"id": "pets", "path": "/pets", "parent_id": null, "name": "Bowties"}')).*
     FROM category WHERE id = 'men'`,
  );
  await database.pool.query("UPDATE style_category SET category_id = 'pets' WHERE style_id IN ('7102', '7106')");
  await database.pool.query("UPDATE style SET primary_category_id = 'pets' WHERE id IN ('7102', '7106')");
  await rebuildIndex(commerce.deps.database.db, () => testNow);
});

describe('a query of several words', () => {
  it('ranks a style with its rare word before those with its common word', async () => {
    // No style is of hemp and canvas.
    const { isRelaxed, found } = await search('hemp canvas shirt');
    expect([isRelaxed, found[0]]).toEqual([true, '7101']);
  });

  it('relates the other styles in the category of few hits, which share no word with it', async () => {
    const { found, related } = await search('linen anorak');
    expect(found).toEqual(['7103']);
    expect(related).toContain('7104');
    expect(related).not.toContain('7105');
  });

  it('relates no category to what is found in another one', async () => {
    const { found, related } = await search('felt smock');
    expect(found).toEqual(['7105']);
    expect(related).not.toContain('7103');
  });

  it('does not fall back to products for animals if people wear the product, too', async () => {
    const { isRelaxed, found } = await search('duster anorak');
    expect(isRelaxed).toBe(true);
    expect(found[0]).toBe('7103');
    expect((await search('dog duster anorak')).found).toEqual(['7102']);
  });

  it('finds a product for animals, even if people wear something with its name as a modifier', async () => {
    expect(await search('velvet bowtie')).toMatchObject({ isRelaxed: undefined, found: ['7106'] });
  });
});
