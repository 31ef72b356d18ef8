import type { SearchResponse } from '@outfitter/contract';
import { describe, expect, it } from 'vitest';
import { useTestBrand } from '../brand/testing/use-test-brand.ts';

const { commerce, database } = useTestBrand([
  {
    id: '4117',
    name: 'Fencepost Chore Coat',
    categories: ['men-coats-chore'],
    popularity: 60,
    colors: { '10': 'brown', '52': 'red' },
    badge: 'new_color',
  },
  { id: '4118', name: 'Barn Coat', categories: ['men-coats'], keywords: ['chore'], popularity: 99, launchedOn: '2026-10-01' },
  {
    id: '4119',
    name: 'Rope Jacket',
    categories: ['men-coats'],
    copy: 'For every chore and a coat of dust. Lighter than 4117, and than 4999 was.',
    popularity: 100,
    list: 4_000,
    rating: 4.7,
  },
  { id: '4120', name: 'Chore Coat, Gone', categories: ['men-coats-chore'], stock: 0, popularity: 100, badge: 'new' },
  {
    id: '4301',
    name: 'Second Cup Flannel',
    categories: ['men-shirts'],
    sale: { amount: 6_400, colors: ['80'] },
    colors: { '79': 'red', '80': 'green' },
    rating: 3.2,
  },
  { id: '5117', name: 'Women’s Écru Coat', categories: ['women-coats'], sale: { amount: 7_999, kind: 'clearance' }, list: 20_000 },
  { id: '5118', name: 'American Only', categories: ['women-coats'], currencies: ['USD'] },
]);

async function search(query: Record<string, string | number>): Promise<SearchResponse> {
  return commerce.clientWith().searchProducts({ query: query as never });
}
const idsOf = (listing: SearchResponse) => listing.hits.map((hit) => hit.productId);
const refinement = (listing: SearchResponse, id: string) =>
  Object.fromEntries(
    listing.refinements.find((entry) => entry.attributeId === id)?.values.map(({ value, hitCount }) => [value, hitCount]) ?? [],
  );

describe('the product search', () => {
  it('API-040 SEARCH-016 returns the first 36 best matches by default', async () => {
    const listing = await search({});
    expect(listing).toMatchObject({ start: 0, total: 7, count: 7, selectedSortingOption: 'best-matches', query: '' });
  });

  it('ranks name over category over copy, and sold-out styles last', async () => {
    expect(idsOf(await search({ q: 'chore coat' }))).toEqual(['4117', '4118', '4119', '4120']);
  });

  it('finds prefixes, words without accents and synonyms', async () => {
    expect(idsOf(await search({ q: 'fencepost cho' }))).toEqual(['4117']);
    expect(idsOf(await search({ q: 'womens ecru' }))).toEqual(['5117']);
    expect(idsOf(await search({ q: 'second cup flan' }))).toEqual(['4301']);
  });

  it('finds a style number, a SKU and a barcode exactly', async () => {
    expect(idsOf(await search({ q: '4117' }))).toEqual(['4117']);
    expect(idsOf(await search({ q: '430180001' }))).toEqual(['4301']);
    expect(idsOf(await search({ q: '400430180001' }))).toEqual(['4301']);
    expect(idsOf(await search({ q: '430199001' }))).toEqual([]);
  });

  it('SEARCH-008 finds the style of a number alone, not those whose texts name it, unless no style has the number', async () => {
    for (const q of ['4117', 'style 4117', '4117-10-001']) expect(idsOf(await search({ q })), q).toEqual(['4117']);
    expect(idsOf(await search({ q: '4999' }))).toEqual(['4119']);
  });

  it('SEARCH-018 returns hits, total, refinements, sorting options, selections, query and offset', async () => {
    const listing = await search({ q: 'coat', refine_1: 'color=red', start: 0, count: 1 });
    expect(listing).toMatchObject({ query: 'coat', start: 0, count: 1, total: 1, selectedRefinements: { color: ['red'] } });
    expect(listing.sortingOptions.map((option) => option.id)).toContain('price-low-to-high');
    expect(listing.hits[0]).toMatchObject({
      productId: '4117',
      productName: 'Fencepost Chore Coat',
      currency: 'USD',
      representedProduct: { id: '411752001' },
    });
  });

  it('LIST-008 shows the requested color, and the second image of the same color on hover', async () => {
    const [plain] = (await search({ q: '4117' })).hits;
    const [red] = (await search({ q: '4117', refine_1: 'color=red' })).hits;
    expect([plain?.image.link, plain?.hoverImage?.link]).toEqual(['/i/test/4117-10-front', '/i/test/4117-10-back']);
    expect([red?.image.link, red?.hoverImage?.link]).toEqual(['/i/test/4117-52-front', '/i/test/4117-52-back']);
    expect(plain?.colors.map((color) => color.value)).toEqual(['10', '52']);
  });

  it('LIST-011 LIST-012 returns badges in their order, and the texts of new and new color', async () => {
    const hits = new Map((await search({})).hits.map((hit) => [hit.productId, hit]));
    expect(hits.get('4117')).toMatchObject({ c_badges: ['New Color'], c_badgeText: 'new_color' });
    expect(hits.get('4120')?.c_badges).toEqual(['New']);
    expect(hits.get('5117')).toMatchObject({ c_badges: ['Clearance'], price: 79.99, strikePrice: 200 });
    expect(hits.get('4301')).toMatchObject({ c_badges: ['Sale'], price: 64, priceMax: 100 });
    expect(hits.get('4301')?.strikePrice).toBeUndefined();
  });

  it('lists nothing for an empty category', async () => {
    await commerce.deps.database.pool.query(
      `INSERT INTO category SELECT (jsonb_populate_record(category, '{"id": "attic", "path": "/attic"}')).* FROM category WHERE id = 'women-coats'`,
    );
    expect(await search({ cgid: 'attic' })).toMatchObject({ total: 0, hits: [] });
  });

  it('lists a category with its descendants, and its children with their counts', async () => {
    const listing = await search({ cgid: 'men' });
    expect(listing.total).toBe(5);
    expect(refinement(listing, 'category')).toEqual({ 'men-coats': 4, 'men-shirts': 1 });
    expect(refinement(await search({ cgid: 'men-coats' }), 'category')).toEqual({ 'men-coats-chore': 2 });
  });

  it('LIST-001 lists the styles of one of several categories, and the counts of all', async () => {
    const both = await search({ cgid: 'men', refine_1: 'category=men-coats|men-shirts' });
    expect(both.total).toBe(5);
    expect(refinement(both, 'category')).toEqual({ 'men-coats': 4, 'men-shirts': 1 });
    const shirts = await search({ cgid: 'men', refine_1: 'category=men-shirts' });
    expect(shirts.total).toBe(1);
    expect(refinement(shirts, 'category')).toEqual({ 'men-coats': 4, 'men-shirts': 1 });
    expect(shirts.refinements.find(({ attributeId }) => attributeId === 'category')?.single).toBe(false);
  });

  it('LIST-002 LIST-003 shows only values with hits and no hidden attribute', async () => {
    const listing = await search({ cgid: 'women', refine_1: 'sale=true' });
    expect(listing.refinements.map((entry) => entry.attributeId)).not.toContain('brand');
    expect(listing.refinements.flatMap((entry) => entry.values).every((value) => value.hitCount > 0)).toBe(true);
    expect(refinement(await search({ refine_1: 'brand=Test Brand', cgid: 'women' }), 'sale')).toEqual({ true: 1 });
  });

  it('LIST-002 names what is selected, so that it can be removed, if no style has all of it', async () => {
    const listing = await search({
      cgid: 'men',
      refine_1: 'category=men-shirts',
      refine_2: 'color=brown|plaid',
      refine_3: 'price=75-100',
      refine_4: 'price=abc',
    });
    expect(listing).toMatchObject({ total: 0, hits: [] });
    const named = listing.refinements.map(({ attributeId, values }) => [
      attributeId,
      values.map(({ label, hitCount }) => [label, hitCount]),
    ]);
    expect(Object.fromEntries(named)).toMatchObject({
      category: [['shirts', 0]],
      color: [['Brown', 0]],
      price: [['$75 to $100', 0]],
    });
    expect(refinement(await search({ cgid: 'women', refine_1: 'category=men-shirts' }), 'category')).toEqual({
      'women-coats': 2,
      'men-shirts': 0,
    });
  });

  it('lists only styles with a price in the currency, with price ranges of that currency', async () => {
    expect(idsOf(await search({ cgid: 'women', currency: 'CAD' }))).toEqual(['5117']);
    expect(refinement(await search({ q: '4119', currency: 'CAD' }), 'price')).toEqual({ '50-75': 1 });
    expect(refinement(await search({ q: '4119' }), 'price')).toEqual({ '25-50': 1 });
  });

  it('sorts by price, rating, novelty and name, breaks ties by popularity and number, and lists sold-out styles last', async () => {
    const sorted = async (sort: string) => idsOf(await search({ sort }));
    expect((await sorted('price-low-to-high')).slice(0, 3)).toEqual(['4119', '4301', '5117']);
    expect((await sorted('price-high-to-low')).at(-1)).toBe('4120');
    expect((await sorted('top-rated')).slice(0, 2)).toEqual(['4119', '4301']);
    expect((await sorted('new-arrivals'))[0]).toBe('4118');
    expect(await sorted('name-a-to-z')).toEqual(['5118', '4118', '4117', '4119', '4301', '5117', '4120']);
    expect(await sorted('best-matches')).toEqual(['4119', '4118', '4117', '5117', '5118', '4301', '4120']);
  });

  it('pages without losing or repeating a style', async () => {
    const pages = await Promise.all([0, 3, 6, 9].map((start) => search({ start, count: 3 })));
    expect(pages.flatMap(idsOf)).toEqual(idsOf(await search({})));
    expect(pages.every((page) => page.total === 7)).toBe(true);
  });

  it('shows current price and stock even if the index is stale', async () => {
    await database.pool.query("UPDATE price SET amount_minor = 1200 WHERE sku_id = '411810001' AND price_book_id = 'dtc-usd-regular'");
    await database.pool.query("UPDATE stock SET on_hand = 0 WHERE sku_id = '411810001'");
    expect((await search({ q: '4118' })).hits[0]).toMatchObject({ price: 12, orderable: false });
    await database.pool.query("UPDATE price SET amount_minor = 10000 WHERE sku_id = '411810001' AND price_book_id = 'dtc-usd-regular'");
    await database.pool.query("UPDATE stock SET on_hand = 10 WHERE sku_id = '411810001'");
  });

  it.each([
    '"',
    "'; DROP TABLE style; --",
    '%',
    '_',
    '\\',
    '& | ! ( ) :* <->',
    'the',
    'a'.repeat(512),
    '🙂',
    '\u202e',
    'x y z '.repeat(80),
  ])('accepts %j, with or without results', async (q) => {
    const response = await commerce.request(`/api/product_search?q=${encodeURIComponent(q.slice(0, 512))}`);
    expect(response.status).toBe(200);
  });

  it.each([
    ['q', 'a'.repeat(513), 'ValidationException'],
    ['refine_3', 'nonsense=1', 'ValidationException'],
    ['count', '0', 'ValidationException'],
    ['sort', 'random()', 'ValidationException'],
    ['cgid', 'nowhere', 'CategoryNotFoundException'],
    ['currency', 'GBP', 'InvalidCurrencyException'],
  ])('rejects %s=%s and names the parameter', async (key, value, type) => {
    const response = await commerce.request(`/api/product_search?${new URLSearchParams({ [key]: value })}`);
    const body = (await response.json()) as { fault: { type: string; arguments: Record<string, unknown> } };
    expect(body.fault.type).toBe(type);
    if (type === 'ValidationException') expect(body.fault.arguments.path).toBe(`$.${key}`);
  });

  it('returns the surrogate keys of everything it depends on', async () => {
    const listing = await commerce.request('/api/product_search?cgid=men-shirts');
    expect(listing.headers.get('surrogate-key')?.split(' ')).toEqual(['category-men-shirts', 'product-4301', 'search-rules', 'stores']);
    const found = await commerce.request('/api/product_search?q=flannel');
    expect(found.headers.get('surrogate-key')?.split(' ')).toEqual(['search', 'product-4301', 'search-rules', 'stores']);
  });
});

describe('twins for different audiences', () => {
  const names = ['Flannel', 'Women’s Flannel', 'Hoodie', 'Women’s Hoodie', 'Long Tee', 'Plain Vest', 'Rope Cap', 'Wide Belt'];
  const shop = useTestBrand(
    names.map((name, index) => ({ id: String(8001 + index), name: `${name} Coat`, popularity: 90 - index, list: 5_000 + index })),
  );
  const namesOn = async (query: Record<string, string | number>) => {
    const { hits } = await shop.commerce.clientWith().searchProducts({ query: query as never });
    return hits.map(({ productName }) => productName.replace(' Coat', ''));
  };

  it('are apart in a category and in a search, and stay in the order of prices', async () => {
    const apart = ['Flannel', 'Hoodie', 'Long Tee', 'Plain Vest', 'Women’s Flannel', 'Women’s Hoodie', 'Rope Cap', 'Wide Belt'];
    expect(await namesOn({ cgid: 'men-coats' })).toEqual(apart);
    expect(await namesOn({ q: 'coat' })).toEqual(apart);
    expect(await namesOn({ cgid: 'men-coats', sort: 'price-low-to-high' })).toEqual(names);
  });

  it('do not move to another page', async () => {
    const pages = await Promise.all([0, 3, 6].map((start) => namesOn({ cgid: 'men-coats', start, count: 3 })));
    expect(pages).toEqual([
      ['Flannel', 'Hoodie', 'Women’s Flannel'],
      ['Women’s Hoodie', 'Long Tee', 'Plain Vest'],
      ['Rope Cap', 'Wide Belt'],
    ]);
  });
});

describe('sizes of the same name', () => {
  const shop = useTestBrand([
    { id: '7001', name: 'Dress', sizes: ['8'], sizeSystem: 'numbers' },
    { id: '7002', name: 'Loafer', sizes: ['8'], sizeName: 'Shoe size', sizeSystem: 'shoes' },
    { id: '7003', name: 'Boot', sizes: ['8'], sizeName: 'Boot size' },
  ]);
  const find = async (query: Record<string, string>) => shop.commerce.clientWith().searchProducts({ query: query as never });

  it('LIST-002 are values of their own if the catalog says that they are of another kind', async () => {
    const sizes = (await find({})).refinements.find(({ attributeId }) => attributeId === 'size');
    expect(sizes?.values).toEqual([
      { value: '8', label: '8', hitCount: 1, presentationId: 'numbers' },
      { value: 'Boot size 8', label: '8', hitCount: 1, c_attributeLabel: 'Boot size' },
      { value: 'Shoe size 8', label: '8', hitCount: 1, presentationId: 'shoes', c_attributeLabel: 'Shoe size' },
    ]);
    expect(idsOf(await find({ refine_1: 'size=8' }))).toEqual(['7001']);
    expect(idsOf(await find({ refine_1: 'size=Shoe size 8' }))).toEqual(['7002']);
    expect(idsOf(await find({ refine_1: 'size=8|Shoe size 8' })).sort()).toEqual(['7001', '7002']);
    expect(idsOf(await find({ refine_1: 'size=Boot size 8' }))).toEqual(['7003']);
  });
});
