import { describe, expect, it } from 'vitest';
import { useTestBrand } from '../brand/testing/use-test-brand.ts';

const sizes = Array.from({ length: 60 }, (_, index) => `${28 + index}`);
const { commerce, database } = useTestBrand([
  {
    id: '4117',
    name: 'Fencepost Chore Coat',
    colors: { '10': 'brown', '52': 'red' },
    sizes: ['M', 'L'],
    sale: { amount: 8_000, kind: 'clearance', colors: ['52'], validTo: new Date('2026-12-01T06:00:00Z') },
    stock: (skuId) => (skuId === '411752002' ? 0 : 5_000),
    rating: 4.6,
    badge: 'new_color',
  },
  { id: '4200', name: 'Late Coat', stock: 0, backorder: { limit: 20, inStockDate: '2026-12-12' } },
  { id: '4401', name: 'Wide One', colors: { '10': 'brown', '18': 'black', '52': 'red' }, sizes },
]);
const client = () => commerce.clientWith();

describe('a product', () => {
  it('PDP-001 has every part of the entity: prices, price books, variants, attributes, images, rating, stock and master', async () => {
    const product = await client().getProduct({ params: { productId: '4117' } });
    expect(product).toMatchObject({
      id: '4117',
      name: 'Fencepost Chore Coat',
      type: { master: true },
      currency: 'USD',
      brand: 'Test Brand',
      price: 80,
      priceMax: 100,
      master: { masterId: '4117', orderable: true },
      inventory: { orderable: true, stockLevel: 999, backorder: false },
      c_slugUrl: '/style-4117.html',
      c_badgeText: 'new_color',
      c_StarRatingBase: 4.6,
      c_StarRatingCount: 12,
      c_defaultVariant: '411710001',
      c_primaryCategoryId: 'men-coats',
    });
    expect(product.priceRanges).toEqual([
      { pricebook: 'dtc-usd-regular', minPrice: 100, maxPrice: 100 },
      { pricebook: 'dtc-usd-sale', minPrice: 80, maxPrice: 80 },
    ]);
    expect(product.tieredPrices.map((tier) => tier.pricebook)).toEqual(['dtc-usd-regular', 'dtc-usd-sale']);
    expect(product.variationAttributes[0]?.values).toMatchObject([
      { name: 'Tint 10', value: '10', orderable: true, pricing: { price: 100 }, imageSwatch: { link: expect.stringMatching(/^\/i\//) } },
      { name: 'Tint 52', value: '52', orderable: true, pricing: { price: 80 }, imageSwatch: { link: expect.stringMatching(/^\/i\//) } },
    ]);
    const swatches = product.imageGroups.filter(({ viewType }) => viewType === 'swatch');
    expect(swatches.map(({ variationAttributes, images }) => [variationAttributes?.[0]?.values[0]?.value, images.length])).toEqual([
      ['10', 1],
      ['52', 1],
    ]);
    expect(swatches[1]?.images[0]).toEqual(product.variationAttributes[0]?.values[1]?.imageSwatch);
    expect(product.imageGroups[1]).toMatchObject({ viewType: 'large', variationAttributes: [{ id: 'color', values: [{ value: '52' }] }] });
  });

  it('PDP-001 has the path of its badge image', async () => {
    expect(await client().getProduct({ params: { productId: '4117' } })).not.toHaveProperty('c_badgeImagePath');
    await database.pool.query(`UPDATE style SET badge_image = '/i/ridge/badge-new-color' WHERE id = '4117'`);
    expect(await client().getProduct({ params: { productId: '4117' } })).toMatchObject({
      c_badgeText: 'new_color',
      c_badgeImagePath: '/i/ridge/badge-new-color',
    });
  });

  it('PDP-001 has the promotions that apply to it without a code, until they change', async () => {
    const add = (id: string, requiresCoupon: boolean, validTo: string, priority: number) =>
      database.pool.query(
        `INSERT INTO promotion (id, kind, threshold_minor, requires_coupon, callout, valid_to, priority, translations)
         VALUES ($1, 'shipping_free', '{"USD": 5000}', $2, $1 || ' callout', $3, $4, '{"fr-FR": {"callout": "Livraison offerte"}}')`,
        [id, requiresCoupon, validTo, priority],
      );
    await add('free-shipping-99', false, '2026-11-25T06:00:00Z', 1);
    await add('free-shipping-50', true, 'infinity', 2);
    await add('over', false, '2026-01-01T00:00:00Z', 3);
    const promotionsOf = async (query = {}) => (await client().getProduct({ params: { productId: '4117' }, query })).productPromotions;
    expect(await promotionsOf()).toEqual([{ promotionId: 'free-shipping-99', calloutMsg: 'free-shipping-99 callout' }]);
    expect(await promotionsOf({ locale: 'fr-FR' })).toMatchObject([{ calloutMsg: 'Livraison offerte' }]);
    expect(await promotionsOf({ currency: 'CAD' })).toEqual([]);
    const response = await commerce.request('/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/products/4117');
    expect(response.headers.get('x-valid-until')).toBe('2026-11-25T06:00:00.000Z');
    await database.pool.query('DELETE FROM promotion');
  });

  it('PDP-008 marks variants on clearance and returns their strike price', async () => {
    const { variants, variationAttributes } = await client().getProduct({ params: { productId: '4117' } });
    const red = variants.find((variant) => variant.productId === '411752001');
    expect(red).toMatchObject({
      price: 80,
      strikePrice: 100,
      isClearance: true,
      isSale: false,
      variationValues: { color: '52', size: 'M' },
    });
    expect(variants.filter((variant) => variant.isClearance)).toHaveLength(2);
    expect(variationAttributes[0]?.values.map((value) => value.pricing?.isClearance)).toEqual([false, true]);
  });

  it('PDP-003 PDP-005 returns which variants are orderable, and at most 999 units of each', async () => {
    const { variants } = await client().getProduct({ params: { productId: '4117' } });
    expect(variants.filter((variant) => !variant.orderable).map((variant) => variant.productId)).toEqual(['411752002']);
    expect(Math.max(...variants.map((variant) => variant.inventory.stockLevel))).toBe(999);
  });

  it('returns the backorder state and the in-stock date', async () => {
    const backordered = await client().getProduct({ params: { productId: '4200' } });
    expect(backordered.inventory).toEqual({ orderable: true, stockLevel: 20, backorder: true, inStockDate: '2026-12-12' });
  });

  it('is the style with the SKU selected if the id is that of a SKU', async () => {
    const sku = await client().getProduct({ params: { productId: '411752001' } });
    expect(sku).toMatchObject({
      id: '411752001',
      type: { variant: true },
      price: 80,
      master: { masterId: '4117' },
      variationValues: { color: '52', size: 'M' },
      c_color: 'Tint 52',
      c_size: 'M',
    });
  });

  it('has the currently valid prices, and the response is valid until they change', async () => {
    const path = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/products/4117';
    const before = await commerce.request(path);
    expect(before.headers.get('x-valid-until')).toBe('2026-12-01T06:00:00.000Z');
    expect(before.headers.get('surrogate-key')).toBe('product-4117 promotions');
    commerce.clock.set('2026-12-01T06:00:00Z');
    expect(await client().getProduct({ params: { productId: '4117' } })).toMatchObject({ price: 100, priceMax: 100 });
    commerce.clock.set('2026-11-21T15:00:00Z');
    expect(await client().getProduct({ params: { productId: '4117' }, query: { currency: 'CAD' } })).toMatchObject({
      currency: 'CAD',
      price: 106.67,
    });
  });

  it('API-037 is read in batches, in the requested order, without unknown ids', async () => {
    const response = await client().getProducts({ params: { productIds: '4200,9999,411710001,4117' } });
    expect(response.data.map((product) => product.id)).toEqual(['4200', '411710001', '4117']);
    expect(response).toMatchObject({ count: 3, total: 3 });
    const tooMany = Array.from({ length: 25 }, (_, index) => String(index)).join(',');
    await expect(client().getProducts({ params: { productIds: tooMany } })).rejects.toMatchObject({ status: 400 });
  });

  it('API-037 leaves out the images of other colors and the price books if the request says so', async () => {
    const read = async (query: object) => {
      const { data } = await client().getProducts({ params: { productIds: '4117,411752001' }, query });
      return data.map(({ imageGroups, priceRanges, tieredPrices }) => ({
        colors: [...new Set(imageGroups.map((group) => group.variationAttributes?.[0]?.values[0]?.value))],
        books: [priceRanges.length, tieredPrices.length],
      }));
    };
    const withAllColors = [
      { colors: ['10', '52'], books: [2, 2] },
      { colors: ['10', '52'], books: [2, 1] },
    ];
    expect(await read({})).toEqual(withAllColors);
    expect(await read({ allImages: 'true', perPricebook: 'true' })).toEqual(withAllColors);
    expect(await read({ allImages: 'false', perPricebook: 'false' })).toEqual([
      { colors: ['10'], books: [0, 0] },
      { colors: ['52'], books: [0, 0] },
    ]);
  });

  it('takes the same number of statements with 180 variants as with four', async () => {
    const statements = async (productId: string) => {
      const query = commerce.deps.database.pool.query;
      let count = 0;
      commerce.deps.database.pool.query = ((...args: Parameters<typeof query>) => {
        count += 1;
        return query.apply(commerce.deps.database.pool, args);
      }) as typeof query;
      const product = await client().getProduct({ params: { productId } });
      commerce.deps.database.pool.query = query;
      return { count, variants: product.variants.length };
    };
    expect(await statements('4117')).toEqual({ count: 4, variants: 4 });
    expect(await statements('4401')).toEqual({ count: 4, variants: 180 });
  });

  it('ERROR-010 with an unknown id is a 404 with title, type and detail', async () => {
    const response = await commerce.request('/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/products/nowhere1');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      fault: { type: 'ProductNotFoundException', arguments: { productId: 'nowhere1' } },
      title: 'Product Not Found',
    });
    expect((await database.pool.query('SELECT 1')).rowCount).toBe(1);
  });
});

describe('the availability of a quantity', () => {
  const getAvailability = async (query: string) => {
    const response = await commerce.request(`/on/demandware.store/Sites-DTC-Site/en_US/Product-GetAvailability?${query}`);
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };

  it('API-043 splits the quantity of a SKU into in stock, backordered and unavailable', async () => {
    expect((await getAvailability('pid=411710001&Quantity=3')).body).toEqual({
      status: 'IN_STOCK',
      statusQuantity: 3,
      isAvailable: true,
      availableForSale: true,
      ats: 999,
      inStock: 999,
      inStockDate: '',
      levels: { IN_STOCK: 3, PREORDER: 0, BACKORDER: 0, NOT_AVAILABLE: 0 },
    });
    expect((await getAvailability('pid=411752002')).body).toMatchObject({ status: 'NOT_AVAILABLE', statusQuantity: 1, isAvailable: false });
    expect((await getAvailability('pid=420010001&Quantity=25')).body).toMatchObject({
      status: 'NOT_AVAILABLE',
      availableForSale: true,
      ats: 20,
      inStockDate: '2026-12-12',
      levels: { BACKORDER: 20, NOT_AVAILABLE: 5 },
    });
    expect((await getAvailability('pid=4200&Quantity=20')).body).toMatchObject({ status: 'BACKORDER', isAvailable: true });
  });

  it('API-043 rejects an unknown product, site or quantity', async () => {
    expect((await getAvailability('pid=nosuch')).status).toBe(404);
    for (const quantity of ['0', '-1', '0.5', '1e9', 'x'])
      expect((await getAvailability(`pid=4117&Quantity=${quantity}`)).status).toBe(400);
    expect((await getAvailability('')).status).toBe(400);
    expect((await commerce.request('/on/demandware.store/Sites-Other-Site/en_US/Product-GetAvailability?pid=4117')).status).toBe(404);
    expect((await commerce.request('/on/demandware.store/DTC/en_US/Product-GetAvailability?pid=4117')).status).toBe(404);
  });
});

describe('boosted products', () => {
  const idsOf = async (query: { c_boostedProductIds: string; c_categoryId?: string }) =>
    (await client().getBoostedProducts({ query })).data.map(({ id }) => id);

  it('API-044 LIST-017 are returned in the given order, without invalid characters and unknown ids', async () => {
    expect(await idsOf({ c_boostedProductIds: '4401, 41-17,nosuch,4401' })).toEqual(['4401', '4117']);
    expect(await idsOf({ c_boostedProductIds: '%,"' })).toEqual([]);
  });

  it('API-044 LIST-017 are filtered by category and its descendants; an unknown category is a 404', async () => {
    expect(await idsOf({ c_boostedProductIds: '4401,4117', c_categoryId: "men'" })).toEqual(['4401', '4117']);
    expect(await idsOf({ c_boostedProductIds: '4401,4117', c_categoryId: 'women' })).toEqual([]);
    const unknownCategory = await commerce.request('/api/boostedProducts?c_boostedProductIds=4117&c_categoryId=nosuch');
    expect(unknownCategory.status).toBe(404);
  });
});
