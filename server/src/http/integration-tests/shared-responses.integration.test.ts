import { beforeAll, describe, expect, it } from 'vitest';
import { logInGuest } from '../testing/log-in-guest.ts';
import { request } from '../testing/request.ts';
import { type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
let web: TestWeb;
beforeAll(async () => {
  web = await shop.startWeb({ EDGE_CACHE_SECONDS: '900', SHOP_API_CACHE_SECONDS: '120' });
}, 60_000);

const base = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5';
const sharedPaths = [
  `${base}/products/4117`,
  `${base}/products/(4117,4118)`,
  `${base}/categories/(root)`,
  '/api/product_search?cgid=men&start=0',
  '/api/product_search?q=coat',
  '/cms/content/key/footer?depth=all&format=inlined',
  '/api/site/preferences',
];
/** Returns the seconds for shared caches; undefined if they must not store the response. */
const sharedAge = (cacheControl: unknown) => /^public, max-age=0, s-maxage=(\d+)/.exec(String(cacheControl))?.[1];

describe('API responses in caches in front of the shop', () => {
  it.each(sharedPaths)('CONST-005 may be cached for the configured time if they are shared: %s', async (path) => {
    const { status, headers } = await request(web.origin, path);
    expect([status, typeof headers['surrogate-key'], headers.vary]).toEqual([200, 'string', 'Accept-Encoding, Authorization']);
    expect(Number(sharedAge(headers['cache-control']))).toBeGreaterThan(0);
    expect(Number(sharedAge(headers['cache-control']))).toBeLessThanOrEqual(120);
  });

  it('CONST-005 may not be cached for a shopper, a basket, an order or a failed call', async () => {
    const { accessToken, customerId } = await logInGuest(web.origin);
    const asShopper = { headers: { authorization: `Bearer ${accessToken}` } };
    const responses = await Promise.all([
      request(web.origin, `${base}/products/4117`, asShopper),
      request(web.origin, `${base}/customers/${customerId}/baskets`, asShopper),
      request(web.origin, '/api/order/detail/?orderNo=00000000&email=a%40example.com'),
      request(web.origin, `${base}/products/0000`),
      request(web.origin, '/cms/content/key/nothing-of-this-name'),
    ]);
    for (const { headers } of responses) expect(headers['cache-control']).toBe('no-store');
  });

  it('CONST-004 CONST-005 follow the settings, by default 60 s', async () => {
    const defaultWeb = await shop.startWeb();
    const preferences = async ({ origin }: TestWeb) => sharedAge((await request(origin, '/api/site/preferences')).headers['cache-control']);
    const page = async ({ origin }: TestWeb) => sharedAge((await request(origin, '/content/returns')).headers['cache-control']);
    expect([await preferences(defaultWeb), await preferences(web)]).toEqual(['60', '120']);
    expect([await page(defaultWeb), await page(web)]).toEqual(['60', '900']);
  });
});
