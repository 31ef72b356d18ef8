import { beforeAll, describe, expect, it } from 'vitest';
import { loadBrand } from '../../brand/load-brand.ts';
import { buildBrand, type StyleTraits } from '../../brand/testing/brand-builder.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import { testNow, useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

interface Response {
  hits: { productId: string; productName: string; currency: string; orderable: boolean }[];
}

const styles: StyleTraits[] = [
  { id: '4117', name: 'Chore Coat', categories: ['men-coats-chore'] },
  { id: '4118', name: 'Other Coat', categories: ['men-coats'], popularity: 100 },
  { id: '4301', name: 'Flannel', categories: ['men-shirts'], popularity: 90 },
  { id: '4302', name: 'Sold Out Shirt', categories: ['men-shirts'], popularity: 99, stock: 0 },
  { id: '4303', name: 'Plain Shirt', categories: ['men-shirts'], popularity: 20 },
  { id: '4304', name: 'Fourth Shirt', categories: ['men-shirts'], popularity: 10 },
  { id: '4305', name: 'Fifth Shirt', categories: ['men-shirts'], popularity: 5 },
  { id: '5117', name: 'Barn Coat', categories: ['women-coats'], popularity: 100 },
];

describe('the styles that go with a cart', () => {
  const commerce = useTestCommerce(useTestDatabase());
  let sent: string[] = [];
  beforeAll(async () => {
    const brand = buildBrand(styles);
    const chore = brand.styles.find(({ id }) => id === '4117')!;
    chore.copy = { ...chore.copy, goesWith: ['4305', '4302', '5117', '4118'] };
    await loadBrand(commerce.deps.database.db, brand, testNow, () => undefined);
    sent = recordStatements(commerce.deps.database);
  });
  const complementsOf = async (query: string) => {
    const response = await commerce.request(`/api/product/complements?${query}`);
    expect(response.status).toBe(200);
    return ((await response.json()) as Response).hits;
  };

  it('are up to four: those of the outfit, then others of other kinds, none sold out or for others', async () => {
    const hits = await complementsOf('productIds=4117&currency=CAD');
    expect(hits.map(({ productId }) => productId)).toEqual(['4305', '4118', '4301', '4303']);
    expect(hits.every(({ orderable, currency }) => orderable && currency === 'CAD')).toBe(true);
  });

  it('leave out what is in the cart', async () => {
    const hits = await complementsOf('productIds=4117,4305');
    expect(hits.map(({ productId }) => productId)).toEqual(['4118']);
  });

  it('are none for unknown products and for an empty list', async () => {
    expect(await complementsOf('productIds=9999,%27')).toEqual([]);
    expect(await complementsOf('productIds=')).toEqual([]);
  });

  it('reject more products than a cart has', async () => {
    const ids = Array.from({ length: 51 }, (_, index) => 1000 + index).join(',');
    expect((await commerce.request(`/api/product/complements?productIds=${ids}`)).status).toBe(400);
  });

  it('take at most eight statements without a cache', async () => {
    sent.length = 0;
    await complementsOf('productIds=4117,4301');
    expect(sent.length).toBeLessThanOrEqual(8);
  });

  it('change when the products, the categories or the index do', async () => {
    const response = await commerce.request('/api/product/complements?productIds=4117');
    expect(response.headers.get('surrogate-key')?.split(' ')).toEqual(
      expect.arrayContaining(['search', 'categories', 'product-4117', 'product-4305']),
    );
  });
});
