import { beforeAll, describe, expect, it } from 'vitest';
import { useTestBrand } from '../brand/testing/use-test-brand.ts';
import { saveTestRules } from '../merchandising/testing/save-test-rules.ts';
import { testNow } from '../testing/test-commerce.ts';
import { rebuildIndex } from './indexing/rebuild-index.ts';
import { ruleFacets } from './rule-facets.ts';

const { commerce, database } = useTestBrand([
  { id: '1001', name: 'Willow Bag', categories: ['men-coats'], popularity: 10 },
  { id: '1002', name: 'Linen Bag', categories: ['men-coats'], popularity: 20 },
  { id: '1003', name: 'Willow Basket', categories: ['men-coats'], popularity: 90 },
  { id: '2001', name: 'Linen Apron', categories: ['men-shirts'], popularity: 10, copy: 'Two pockets.' },
  { id: '2002', name: 'Felt Apron With Towel', categories: ['men-shirts'], popularity: 20 },
  { id: '3001', name: 'Paint Apron', categories: ['men-coats-chore'], popularity: 90 },
  { id: '3002', name: 'Bath Apron', categories: ['women'], popularity: 95 },
  { id: '4001', name: 'Women’s Tin Cape', categories: ['women-coats'], popularity: 10 },
  { id: '4002', name: 'Wool Cape', categories: ['women-coats'], popularity: 90 },
  { id: '5001', name: 'Brim Hat', categories: ['men'], popularity: 90 },
  { id: '5002', name: 'Trail Hat', categories: ['men'], popularity: 10 },
]);

const categoryNames = {
  'men-coats': 'Bags & Baskets',
  'men-shirts': 'Aprons',
  'men-coats-chore': 'Kids Aprons',
  women: 'Dog Aprons',
  'women-coats': 'Women’s Capes',
  men: 'Trail Hats',
};

beforeAll(async () => {
  for (const [id, name] of Object.entries(categoryNames)) {
    await database.pool.query('UPDATE category SET name = $2, parent_id = NULL WHERE id = $1', [id, name]);
  }
  // Bags and baskets have no sizes.
  await database.pool.query(
    `UPDATE style SET variation_attributes = jsonb_path_query_array(variation_attributes, '$[*] ? (@.id == "color")') WHERE id LIKE '100%'`,
  );
  await rebuildIndex(commerce.deps.database.db, () => testNow);
});

async function found(q: string): Promise<string[]> {
  const { hits, nearHits = [] } = await commerce.clientWith().searchProducts({ query: { q } as never });
  return [...hits, ...nearHits].map(({ productId }) => productId);
}

describe('a category of two kinds of products', () => {
  it('lists both kinds for one of them, the other kind last', async () => {
    expect(await found('bag')).toEqual(['1002', '1001', '1003']);
  });

  it('does not make a product of one kind match the other kind as well as its own', async () => {
    expect(await found('willow bag')).toEqual(['1001', '1002', '1003']);
  });
});

describe('a word that is not a kind of product by itself', () => {
  it('finds first what has it in its name, then what has it in its category', async () => {
    expect(await found('trail')).toEqual(['5002', '5001']);
  });
});

describe('the wearer', () => {
  it('is an adult, then a child, then an animal, if the query names none', async () => {
    expect(await found('apron')).toEqual(['2002', '2001', '3001', '3002']);
  });

  it('may be any that the query names', async () => {
    expect((await found('kids apron'))[0]).toBe('3001');
    expect((await found('dog apron'))[0]).toBe('3002');
  });

  it('is recognized inside a multi-word synonym', async () => {
    const rule = { definition: { words: ['dog smock'], means: ['dog apron', 'linen apron'] } };
    await saveTestRules(commerce.deps.database.db, testNow, [rule], ruleFacets);
    expect(await found('dog smock')).toEqual(['3002', '2001']);
  });

  it('counts the same in the category alone as also in the name', async () => {
    expect(await found('womens cape')).toEqual(['4002', '4001']);
  });
});

describe('a relaxed query', () => {
  it('lists what has fewer of the other words after what has more, if only few have most', async () => {
    expect(await found('felt apron towel mirror')).toEqual(['2002', '2001', '3001', '3002']);
  });
});

describe('a gift for an adult', () => {
  it('is first what needs no size', async () => {
    expect(await found('gift for women')).toEqual(['1003', '1002', '1001', '4002', '4001']);
  });
});
