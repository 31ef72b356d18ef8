import { beforeAll, describe, expect, it } from 'vitest';
import { useTestBrand } from '../../brand/testing/use-test-brand.ts';
import { saveTestRules } from '../../merchandising/testing/save-test-rules.ts';
import { testNow } from '../../testing/test-commerce.ts';
import { rebuildIndex } from '../indexing/rebuild-index.ts';
import { ruleFacets } from '../rule-facets.ts';

describe('what a query says about the product', () => {
  const shop = useTestBrand([
    {
      id: '7101',
      name: 'Skid Hoodie',
      categories: ['men-coats'],
      list: 4_000,
      colors: { '10': 'black', '20': 'brown' },
      swatches: { '10': '#161617', '20': '#6b4a30' },
      sizes: ['M', '4XL'],
      popularity: 10,
    },
    { id: '7102', name: 'Felt Hoodie', categories: ['men-coats'], list: 9_000, sizes: ['M'], popularity: 90 },
    { id: '7103', name: 'Women’s Hoodie', categories: ['women-coats'], list: 6_000, copy: 'For the garden.', popularity: 50 },
  ]);
  const found = async (q: string) => {
    const { hits } = await shop.commerce.clientWith().searchProducts({ query: { q } as never });
    return hits.map(({ productId }) => productId);
  };
  beforeAll(async () => {
    await shop.database.pool.query(
      "UPDATE style SET ounces = CASE id WHEN '7101' THEN 8 WHEN '7102' THEN 12 ELSE 10 END WHERE id IN ('7101', '7102', '7103')",
    );
    // The black hoodie is not made in 4XL.
    await shop.database.pool.query(
      `UPDATE sku SET variation_values = variation_values || '{"size": "S"}'
       WHERE style_id = '7101' AND variation_values @> '{"color": "10", "size": "4XL"}'`,
    );
    await rebuildIndex(shop.commerce.deps.database.db, () => testNow);
  });

  it('sorts the matching styles by price or by weight', async () => {
    expect(await found('hoodie')).toEqual(['7102', '7103', '7101']);
    expect(await found('cheapest hoodie')).toEqual(['7101', '7103', '7102']);
    expect(await found('lightweight hoodie')).toEqual(['7101', '7103', '7102']);
    expect(await found('heaviest hoodie')).toEqual(['7102', '7103', '7101']);
    expect(await found('cheapest')).toEqual(['7101', '7103', '7102']);
  });

  it('matches the weight of the cloth in ounces', async () => {
    for (const q of ['10 oz hoodie', '10oz hoodie', '10-ounce hoodie']) expect([q, await found(q)]).toEqual([q, ['7103']]);
  });

  it('finds a color and a size only in one variant', async () => {
    expect((await found('brown hoodie 4xl'))[0]).toBe('7101');
    expect(await shop.commerce.clientWith().searchProducts({ query: { q: 'brown hoodie 4xl' } as never })).toMatchObject({ total: 1 });
    expect(await shop.commerce.clientWith().searchProducts({ query: { q: 'black hoodie 4xl' } as never })).toMatchObject({
      isRelaxed: true,
    });
    expect((await found('black hoodie m'))[0]).toBe('7101');
  });

  it('drops the words of a question', async () => {
    for (const q of ['do you have a hoodie', 'what hoodies do you sell', 'please show me hoodies', 'I need a good hoodie']) {
      expect([q, await found(q)]).toEqual([q, ['7102', '7103', '7101']]);
    }
    expect((await found('hoodie for the garden'))[0]).toBe('7103');
  });

  it('finds the product also without its use', async () => {
    expect(await found('hoodie for the garden')).toEqual(['7103', '7102', '7101']);
  });

  it('finds gifts for any recipient, within the budget', async () => {
    expect(await found('birthday gift for a carpenter')).toEqual(['7102', '7103', '7101']);
    expect(await found('gift ideas for a carpenter under $70')).toEqual(['7103', '7101']);
    expect(await found('gift for women')).toEqual(['7103']);
    expect(await found('gifts under $50')).toEqual(['7101']);
  });

  it('prefers the styles whose category is named after the product', async () => {
    // 'Coats' is a modifier in 'Coat Hoodies'.
    await shop.database.pool.query("UPDATE category SET name = 'Coat Hoodies' WHERE id = 'women-coats'");
    await rebuildIndex(shop.commerce.deps.database.db, () => testNow);
    expect(await found('coat')).toEqual(['7102', '7101', '7103']);
    await shop.database.pool.query("UPDATE category SET name = 'Coats' WHERE id = 'women-coats'");
    await rebuildIndex(shop.commerce.deps.database.db, () => testNow);
    expect(await found('coat')).toEqual(['7102', '7103', '7101']);
  });

  it('finds another product of the query if the wearer has none of the last one', async () => {
    // The product type of these queries is 'anorak'. No name contains both words, so 'hoodie' names another product, not a kind of anorak.
    const query = (q: string) => shop.commerce.clientWith().searchProducts({ query: { q } as never });
    await shop.database.pool.query("UPDATE style SET name = 'Felt Anorak' WHERE id = '7102'");
    await rebuildIndex(shop.commerce.deps.database.db, () => testNow);
    expect((await query('womens hoodie anorak')).hits.map(({ productId }) => productId)).toEqual(['7103']);
    expect((await query('womens hoodie anorak without buttons')).hits.map(({ productId }) => productId)).toEqual(['7103']);
    expect((await query('mens hoodie anorak')).hits.map(({ productId }) => productId)).toEqual(['7102', '7101']);
    await shop.database.pool.query("UPDATE style SET name = 'Felt Hoodie' WHERE id = '7102'");
    await rebuildIndex(shop.commerce.deps.database.db, () => testNow);
  });

  it('leaves ordinary words as they are, except in a phrase', async () => {
    const correction = async (q: string) => (await shop.commerce.clientWith().searchProducts({ query: { q } as never })).correctedQuery;
    expect(await correction('belt hoodie')).toBeUndefined();
    expect(await correction('fetl hoodie')).toBe('felt hoodie');
    const rule = { definition: { words: ['felt hoodie'], means: ['hoodie'] } };
    await saveTestRules(shop.commerce.deps.database.db, testNow, [rule], ruleFacets);
    expect(await correction('belt hoodie')).toBe('felt hoodie');
  });
});

describe('products for no particular wearer', () => {
  const shop = useTestBrand([
    { id: '7001', name: 'Bridle Belt', categories: ['men-coats'] },
    { id: '7002', name: 'Kids Belt', categories: ['men-shirts'] },
    { id: '4401', name: 'Barn Coat', categories: ['men-coats-chore'], copy: 'Over a belt.' },
    { id: '4402', name: 'Barn Coat', categories: ['women-coats'] },
    { id: '4403', name: 'Good Kids Parka', categories: ['men-coats'] },
  ]);
  const found = async (q: string) => {
    const { hits } = await shop.commerce.clientWith().searchProducts({ query: { q } as never });
    return hits.map(({ productId }) => productId).sort();
  };
  beforeAll(async () => {
    await shop.database.pool.query(
      `INSERT INTO category SELECT (jsonb_populate_record(category, '{"id": "belts", "path": "/belts", "parent_id": null, "name": "Belts"}')).*
       FROM category WHERE id = 'men'`,
    );
    await shop.database.pool.query("UPDATE style_category SET category_id = 'belts' WHERE style_id LIKE '700%'");
    await rebuildIndex(shop.commerce.deps.database.db, () => testNow);
  });

  it.each(['mens belt', 'womens belt', 'belt for women'])('match an audience of adults together with the product: %s', async (q) => {
    expect(await found(q)).toEqual(['7001']);
  });

  it('match neither an audience alone nor children', async () => {
    expect(await found('men')).toEqual(['4401', '4403']);
    expect(await found('gift for men')).toEqual(['4401', '4403']);
    expect(await found('womens coat')).toEqual(['4402']);
    expect(await found('kids belt')).toEqual(['7002']);
    // A name beside the category of another audience says nothing.
    expect(await found('kids parka')).not.toContain('4403');
  });
});
