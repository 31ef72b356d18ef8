import { describe, expect, it } from 'vitest';
import { parseLoaderData, type SerializedLoaderData } from '../../platform/loaders/loader-data.ts';
import { buildPageContext, notFound, runRoute, unavailable } from '../../platform/testing/run-loader.ts';
import type { ProductPageData } from '../../product/index.ts';
import { chore } from '../../product/testing/product-fixture.ts';
import { action, loader } from './product.tsx';

const medium = { ...chore, id: '411710002', type: { variant: true }, variationValues: { color: '10', size: 'M' } };
const client = {
  getProduct: async ({ params: { productId } }: { params: { productId: string } }) => {
    if (productId === chore.id) return chore;
    if (productId === medium.id) return medium;
    throw notFound;
  },
  getCategories: async () => ({ id: 'root', categories: [] }),
  getDeliveryEstimate: () => Promise.reject(unavailable),
  getContentByKey: () => Promise.reject(notFound),
  getReviews: () => Promise.reject(notFound),
};
const load = (path: string, params: Record<string, string>, calls: object = {}) =>
  runRoute(loader, path, { page: buildPageContext({ ...client, ...calls }), params });

describe('the loader of a product page', () => {
  it('ROUTE-013 ROUTE-030 finds the product by its number, and one of its variants by its own', async () => {
    const { status, data } = await load('/product/411710002?color=10&size=M', { productId: '411710002' });
    expect(status).toBe(200);
    expect(parseLoaderData(data as SerializedLoaderData<ProductPageData>)).toMatchObject({
      product: { id: '4117' },
      requestedValues: { color: '10', size: 'M' },
    });
    expect((await load(chore.c_slugUrl, { slug: 'fencepost-chore-coat-4117' })).status).toBe(200);
  });

  it('LIST-005 redirects the path of a variant to the same path with its values', async () => {
    const dimension = (id: string, value: string) => ({ id, name: id, values: [{ value, name: value, orderable: true }] });
    const getProduct = async ({ params: { productId } }: { params: { productId: string } }) => ({
      ...(productId === chore.id ? chore : medium),
      variationAttributes: [dimension('color', '10'), dimension('size', 'M')],
    });
    const pathOf = async (path: string) => (await load(path, { productId: '411710002' }, { getProduct })).location;
    expect(await pathOf('/product/411710002')).toBe('/product/411710002?color=10&size=M');
    expect(await pathOf('/product/411710002?color=10&size=M')).toBeUndefined();
    expect(await pathOf('/products/411710002')).toBeUndefined();
  });

  it('SEARCH-008 names the search that has redirected to the product', async () => {
    const { data } = await load(`${chore.c_slugUrl}?q=slippers`, { slug: 'fencepost-chore-coat-4117' });
    expect(parseLoaderData(data as SerializedLoaderData<object>)).toMatchObject({ searched: 'slippers' });
    const { data: direct } = await load(chore.c_slugUrl, { slug: 'fencepost-chore-coat-4117' });
    expect(parseLoaderData(direct as SerializedLoaderData<object>)).not.toHaveProperty('searched');
  });

  it('ROUTE-030 redirects a former name permanently, with the selection of the variant and of the URL', async () => {
    expect(await load('/former-coat-411710002.html?size=L', { slug: 'former-coat-411710002' })).toMatchObject({
      status: 301,
      location: '/fencepost-chore-coat-4117.html?color=10&size=L',
    });
  });

  it.each([
    ['a path without a number', 'coat', {}, 404],
    ['an unknown number', 'coat-999', {}, 404],
    ['a failed product', 'fencepost-chore-coat-4117', { getProduct: () => Promise.reject(unavailable) }, 503],
    ['a failed category tree', 'fencepost-chore-coat-4117', { getCategories: () => Promise.reject(unavailable) }, 503],
  ])('for %s shows an error page', async (_, slug, calls, status) => {
    expect(await load(`/${slug}.html`, { slug }, calls)).toMatchObject({ status });
  });

  it('HOME-012 shows the message about promotions after those of the product, and on a gift card the one about gift cards', async () => {
    const headlines: Record<string, string> = { 'promo-messaging': 'Free at $99.', 'gift-card-messaging': 'Spend it by phone.' };
    const getContentByKey = ({ params: { deliveryKey } }: { params: { deliveryKey: string } }) =>
      headlines[deliveryKey] ? Promise.resolve({ content: { headline: headlines[deliveryKey] } }) : Promise.reject(notFound);
    const promotionsOf = async (more: object) => {
      const product = { ...chore, productPromotions: [{ promotionId: 'p', calloutMsg: 'A pair of socks.' }], ...more };
      const { data } = await load('/product/4117', { productId: '4117' }, { getContentByKey, getProduct: async () => product });
      return parseLoaderData(data as SerializedLoaderData<ProductPageData>).product.promotions;
    };
    expect(await promotionsOf({})).toEqual(['A pair of socks.', 'Free at $99.']);
    expect(await promotionsOf({ productPromotions: [], c_giftCardAmounts: [50] })).toEqual(['Spend it by phone.']);
  });

  it('leaves out banners, shipping rates and reviews that fail, and reports them', async () => {
    const missing: string[] = [];
    const failing = { ...client, getContentByKey: () => Promise.reject(unavailable), getReviews: () => Promise.reject(unavailable) };
    const page = buildPageContext(failing, { reportMissingSection: (section) => void missing.push(section) });
    const { status, data } = await runRoute(loader, chore.c_slugUrl, { page, params: { slug: 'fencepost-chore-coat-4117' } });
    expect(status).toBe(200);
    expect(parseLoaderData(data as SerializedLoaderData<object>)).not.toHaveProperty('reviews');
    expect(missing.sort()).toEqual(['pdp-banners', 'promo-messaging', 'reviews', 'shipping rates']);
  });
});

describe('the back-in-stock form posted to a product page', () => {
  async function post(fields: Record<string, string>) {
    const sent: unknown[] = [];
    const page = buildPageContext({ requestBackInStockNotice: async (request: unknown) => void sent.push(request) });
    const { status, data } = await runRoute(action, `${chore.c_slugUrl}?notify=1`, { page, posted: fields });
    return { status, data, sent };
  }

  it('requests a mail for the variant', async () => {
    const { status, data, sent } = await post({ productId: '411710002', email: ' Dale@Example.com ', website: '' });
    expect(status).toBe(200);
    expect(data).toMatchObject({ form: 'back-in-stock-411710002', outcome: { status: 'done' } });
    expect(sent).toEqual([{ body: { productId: '411710002', locale: 'en-US', email: 'dale@example.com', consent: true, website: '' } }]);
  });

  it('AUTH-009 rejects an email address that is too long', async () => {
    const { status, data, sent } = await post({ productId: '411710002', email: `${'d'.repeat(254)}@example.com` });
    expect(status).toBe(422);
    expect(data).toMatchObject({ outcome: { errors: { email: { code: 'too-long' } } } });
    expect(sent).toEqual([]);
  });

  it('MARKETING-003 comes back with its error and what was typed', async () => {
    const { status, data, sent } = await post({ productId: '411710002', email: 'dale@example' });
    expect(status).toBe(422);
    expect(data).toMatchObject({ values: { email: 'dale@example' }, outcome: { errors: { email: { code: 'email' } } } });
    expect(sent).toEqual([]);
  });
});
