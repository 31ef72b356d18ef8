import { beforeAll, describe, expect, it } from 'vitest';
import { loadBrand } from '../brand/load-brand.ts';
import { buildBrand, skuIdOf } from '../brand/testing/brand-builder.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { testNow, useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const commerce = useTestCommerce(useTestDatabase());
const brand = buildBrand([
  { id: '4117', colors: { '10': 'brown', '52': 'red' }, sizes: ['M', 'L'] },
  {
    id: '4118',
    colors: { '10': 'brown', '20': 'green', '52': 'red' },
    swatchImages: { '20': ['swatch'], '52': ['swatch', 'customswatch'] },
  },
  { id: '4200', colors: { '18': 'black' } },
  { id: '4401' },
]);
let sent: string[];
beforeAll(async () => {
  // Must run before the pool opens its connections.
  sent = recordStatements(commerce.deps.database);
  await loadBrand(commerce.deps.database.db, brand, testNow, () => undefined);
});

async function fetchJson(call: string, body: unknown, locale = '') {
  sent.length = 0;
  const response = await commerce.request(`/api/image/${call}${locale && `?locale=${locale}`}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const responseBody = (await response.json()) as {
    fault?: { type: string; arguments: { path?: string } };
    imageGroups?: { variationAttributes: { values: { value: string }[] }[]; images: { link: string; c_version?: string }[] }[];
    swatches?: { color: string; name: string; image?: { link: string } }[];
    data?: { productId: string; swatches: { color: string }[] }[];
    count?: number;
  };
  return { status: response.status, responseBody, keys: (response.headers.get('surrogate-key') ?? '').split(' '), statements: sent.length };
}
const colorsIn = ({ responseBody }: Awaited<ReturnType<typeof fetchJson>>) =>
  responseBody.imageGroups?.map(({ variationAttributes }) => variationAttributes[0]?.values[0]?.value);

describe('product images', () => {
  it('API-045 are those of every color of a style, of one color, or of a SKU’s color', async () => {
    const ofStyle = await fetchJson('productImages', { productId: '4117' });
    expect([ofStyle.status, colorsIn(ofStyle), ofStyle.keys]).toEqual([200, ['10', '52'], ['product-4117']]);
    const product = await commerce.clientWith().getProduct({ params: { productId: '4117' } });
    expect(ofStyle.responseBody.imageGroups).toEqual(product.imageGroups.filter(({ viewType }) => viewType === 'large'));
    expect(colorsIn(await fetchJson('productImages', { productId: '4117', color: '52' }))).toEqual(['52']);
    expect(colorsIn(await fetchJson('productImages', { productId: skuIdOf('4117', '52', 1) }))).toEqual(['52']);
    expect(colorsIn(await fetchJson('productImages', { productId: '4117', color: '99' }))).toEqual([]);
  });

  it('API-046 are each color with its name and first image', async () => {
    const { status, responseBody, keys } = await fetchJson('productSwatchImages', { productId: '4117' });
    expect([status, keys]).toEqual([200, ['product-4117']]);
    expect(responseBody.swatches?.map(({ color }) => color)).toEqual(['10', '52']);
    expect(responseBody.swatches?.every(({ name, image }) => name !== '' && image?.link.startsWith('/i/'))).toBe(true);
  });

  it('PDP-001 API-045 API-046 are pictures and swatches apart: the merchant’s swatch, a custom one first, or the first picture', async () => {
    const { responseBody } = await fetchJson('productSwatchImages', { productId: '4118' });
    const links = ['4118-10-front', '4118-20-swatch', '4118-52-customswatch'].map((name) => `/i/test/${name}`);
    expect(responseBody.swatches?.map(({ image }) => image?.link)).toEqual(links);
    const pictures = await fetchJson('productImages', { productId: '4118', color: '52' });
    expect(pictures.responseBody.imageGroups?.[0]?.images.map(({ link }) => link)).toEqual([
      '/i/test/4118-52-front',
      '/i/test/4118-52-back',
    ]);
  });

  it('API-047 come for many styles in the requested order, each once, without unknown ones', async () => {
    const { responseBody, keys } = await fetchJson('productSwatchImagesBatch', { productIds: ['4401', 'nothing', '4117', '4401'] });
    expect([responseBody.count, responseBody.data?.map(({ productId }) => productId)]).toEqual([2, ['4401', '4117']]);
    expect(new Set(keys)).toEqual(new Set(['product-4401', 'product-nothing', 'product-4117']));
  });

  it('take at most two statements for any number of products', async () => {
    const counts = {
      images: (await fetchJson('productImages', { productId: skuIdOf('4117', '52', 1) })).statements,
      swatches: (await fetchJson('productSwatchImages', { productId: '4117' })).statements,
      batch: (await fetchJson('productSwatchImagesBatch', { productIds: ['4117', '4200', '4401'] })).statements,
      unknown: (await fetchJson('productSwatchImagesBatch', { productIds: ['nothing'] })).statements,
    };
    expect(counts).toEqual({ images: 2, swatches: 2, batch: 2, unknown: 1 });
  });

  it('return 404 for an unknown product, with its surrogate key', async () => {
    for (const call of ['productImages', 'productSwatchImages']) {
      const { status, responseBody } = await fetchJson(call, { productId: 'nothing' });
      expect([status, responseBody.fault?.type]).toEqual([404, 'ProductNotFoundException']);
    }
  });

  it.each([
    ['productImages', {}, '$.productId'],
    ['productImages', { productId: '4117; DROP TABLE style' }, '$.productId'],
    ['productImages', { productId: ['4117'] }, '$.productId'],
    ['productImages', { productId: '4117', color: 'x'.repeat(21) }, '$.color'],
    ['productImages', { productId: '4117', view: 'front' }, '$.view'],
    ['productSwatchImages', { productId: 'x'.repeat(41) }, '$.productId'],
    ['productSwatchImagesBatch', { productIds: [] }, '$.productIds'],
    ['productSwatchImagesBatch', { productIds: Array(25).fill('4117') }, '$.productIds'],
    ['productSwatchImagesBatch', { productIds: ['4117', null] }, '$.productIds[1]'],
  ])('%s rejects %o with its path', async (call, body, path) => {
    const { status, responseBody, statements } = await fetchJson(call, body);
    expect([status, responseBody.fault?.arguments.path, statements]).toEqual([400, path, 0]);
  });
});
