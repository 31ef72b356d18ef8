import { brotliDecompressSync } from 'node:zlib';
import { type DatabaseHandle, inTransaction, invalidate, openDatabase, setPrices } from '@outfitter/commerce';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInGuest } from '../testing/log-in-guest.ts';
import { type RawResponse, request, waitUntil } from '../testing/request.ts';
import { type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
let web: TestWeb;
let handle: DatabaseHandle;
beforeAll(async () => {
  handle = openDatabase({ url: shop.database.url, maxConnections: 2 });
  web = await shop.startWeb();
}, 60_000);
afterAll(() => handle.close());

const base = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5';
const product = `${base}/products/4117`;

async function sharedPaths(): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ id: string }>(`SELECT id FROM content_item WHERE delivery_key = 'footer'`);
  return [
    product,
    `${base}/products/(4117,4118)?allImages=true`,
    `${base}/categories/(root)?levels=3`,
    '/api/product_search?q=coat',
    '/api/product_search?cgid=men&start=0',
    `${base}/search_suggestion?q=coa`,
    '/cms/content/key/footer?depth=all&format=inlined',
    `/cms/content/id/${rows[0]?.id}?depth=all&format=inlined`,
    '/cms/content/hierarchies/descendants/key/customer-service',
    '/amplience/hierarchy?rootKey=customer-service',
    `${base}/content/(footer)`,
    '/api/site/preferences',
  ];
}

const get = (path: string, headers: Record<string, string> = {}) => request(web.origin, path, { headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const stateOf = ({ headers }: RawResponse) => headers['x-page-cache'];

function forge(token: string): string {
  const last = token.at(-10) === 'A' ? 'B' : 'A';
  return `${token.slice(0, -10)}${last}${token.slice(-9)}`;
}

/** Returns a token of a shop that shares the database, and so the signing keys. */
async function tokenOfAnotherSite(): Promise<string> {
  const siteOrigin = 'http://other.example';
  const other = await shop.startWeb({ SITE_ORIGIN: siteOrigin });
  const headers = { origin: siteOrigin, 'sec-fetch-site': 'same-origin' };
  const { text } = await request(other.origin, '/api/session/guest', { method: 'POST', headers });
  const { accessToken } = JSON.parse(text) as { accessToken: string };
  expect((await request(other.origin, product, { headers: bearer(accessToken) })).status).toBe(200);
  return accessToken;
}

describe('a shared call', () => {
  it('is served from the cache the second time, byte by byte', async () => {
    for (const path of await sharedPaths()) {
      const first = await get(path);
      const second = await get(path);
      expect([path, first.status, second.status, stateOf(second)]).toEqual([path, 200, 200, 'hit']);
      expect(second.body.equals(first.body)).toBe(true);
      expect(second.headers['surrogate-key']).toBe(first.headers['surrogate-key']);
      expect(second.headers['surrogate-key']).toBeTruthy();
      expect(second.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+$/);
      expect(second.headers['x-correlation-id']).not.toBe(first.headers['x-correlation-id']);
    }
  });

  it('is the same for two guests and an anonymous caller, without their data, and is not stored by caches for a guest', async () => {
    const guests = [await logInGuest(web.origin), await logInGuest(web.origin)];
    for (const path of await sharedPaths()) {
      const anonymous = await get(path);
      for (const { accessToken, usid, customerId } of guests) {
        const response = await get(path, { ...bearer(accessToken), 'x-correlation-id': 'caller-of-this-test' });
        expect([path, response.status, stateOf(response)]).toEqual([path, 200, 'hit']);
        expect(response.body.equals(anonymous.body)).toBe(true);
        expect([response.headers['cache-control'], response.headers['x-correlation-id']]).toEqual(['no-store', 'caller-of-this-test']);
        const output = response.text + JSON.stringify(response.headers);
        for (const secret of [accessToken, usid, customerId]) expect(output).not.toContain(secret);
      }
    }
  });

  it('rejects a forged, an expired and another site’s token although its response is cached', async () => {
    const { accessToken } = await logInGuest(web.origin);
    const later = { now: () => new Date(Date.now() + 40 * 60_000) };
    const afterExpiry = await shop.startWeb({}, later);
    const otherToken = await tokenOfAnotherSite();
    for (const path of await sharedPaths()) {
      for (const shopWeb of [web, afterExpiry]) await request(shopWeb.origin, path);
      const rejected = [
        await get(path, bearer(forge(accessToken))),
        await get(path, bearer('a.b.c')),
        await request(afterExpiry.origin, path, { headers: bearer(accessToken) }),
        await get(path, bearer(otherToken)),
      ];
      for (const { status, headers, text } of rejected) {
        expect([path, status, headers['cache-control']]).toEqual([path, 401, 'no-store']);
        expect(text).toContain('token');
      }
    }
  });

  it('is not served from the cache for a preview', async () => {
    await get(product);
    const withHeader = await get(product, { 'x-preview-time': '2026-12-24T06:00:00Z' });
    expect([withHeader.status, stateOf(withHeader)]).toEqual([401, undefined]);
  });

  it('is only read through by a client that requires a new response', async () => {
    await get(product);
    const fresh = await get(product, { 'cache-control': 'no-cache' });
    expect([fresh.status, stateOf(fresh)]).toEqual([200, undefined]);
  });

  it('does not depend on the headers of the first request', async () => {
    const mark = 'zq7header';
    const path = `${product}?allImages=false`;
    const headers = { host: `${mark}.example`, 'user-agent': mark, cookie: `outfitter_view=${mark}`, 'accept-language': mark };
    const first = await get(path, { ...headers, 'x-forwarded-host': mark, 'x-correlation-id': `${mark}-id` });
    const second = await get(path);
    expect(stateOf(second)).toBe('hit');
    expect(second.body.equals(first.body)).toBe(true);
    expect(second.text + JSON.stringify(second.headers) + JSON.stringify(first.headers)).not.toContain(mark);
  });

  it('has an ETag for each encoding, 304 for a client that has it, and the same headers for HEAD', async () => {
    const plain = await get(product);
    const brotli = await get(product, { 'accept-encoding': 'br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(brotli.headers.etag).not.toBe(plain.headers.etag);
    const again = await get(product, { 'if-none-match': String(plain.headers.etag) });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, plain.headers.etag]);
    const head = await request(web.origin, product, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    const stable = ({ date: _, 'x-correlation-id': __, ...headers }: RawResponse['headers']) => headers;
    expect(stable(head.headers)).toEqual(stable(plain.headers['x-page-cache'] === 'hit' ? plain.headers : (await get(product)).headers));
  });

  it('is cached for each currency and language, and not at all if it fails', async () => {
    const variants = ['', '?currency=USD', '?currency=CAD', '?locale=fr-FR', '?currency=CAD&locale=fr-FR', '?locale=fr-FR&currency=CAD'];
    const responses = [];
    for (const query of variants) responses.push(await get(`${product}${query}`));
    const bodies = responses.map(({ text }) => JSON.parse(text));
    expect(bodies.map(({ currency }) => currency)).toEqual(['USD', 'USD', 'CAD', 'USD', 'CAD', 'CAD']);
    expect(new Set(bodies.map(({ price }) => price)).size).toBe(2);
    expect(bodies[3].name).not.toBe(bodies[0].name);
    expect(stateOf(responses[5]!)).toBe('hit');
    for (const [path, status] of [
      [`${base}/products/0000`, 404],
      [`${product}?currency=EUR`, 400],
      [`${product}?unknown=1`, 400],
      ['/api/product_search?count=0', 400],
      ['/cms/content/key/nothing-of-this-name', 404],
      [product.replace('/DTC/', '/B2B/'), 404],
    ] as const) {
      for (let time = 0; time < 2; time++) {
        const { status: received, headers } = await get(path);
        expect([path, received, headers['x-page-cache'], headers['cache-control']]).toEqual([path, status, undefined, 'no-store']);
      }
    }
  });

  it('shows a new price after its invalidation, and never the previous one again', async () => {
    const { rows } = await shop.database.pool.query<{ id: string }>(`SELECT id FROM sku WHERE style_id = '4117'`);
    const paths = [product, `${base}/products/(4117)`, '/api/product_search?cgid=men-coats', `${base}/search_suggestion?q=fencepost`];
    for (const path of paths) await get(path);
    const entries = rows.map(({ id }) => ({
      priceBookId: 'dtc-usd-regular',
      skuId: id,
      amountMinor: 7_131,
      validFrom: new Date('2026-04-01'),
    }));
    await inTransaction(handle.db, (tx) => setPrices(tx, entries, new Date()));
    for (const path of paths) await waitUntil(`${path} has the new price`, async () => (await get(path)).text.includes('71.31'));
    for (const path of paths) {
      const response = await get(path);
      expect([path, stateOf(response), response.text.includes('71.31')]).toEqual([path, 'hit', true]);
    }
  });

  it('shows a changed promotion after its invalidation', async () => {
    const callout = 'Free shipping on this test';
    expect((await get(product)).text).not.toContain(callout);
    await inTransaction(handle.db, async (tx) => {
      await tx.execute(`INSERT INTO promotion (id, kind, threshold_minor, requires_coupon, callout)
        VALUES ('test-shipping', 'shipping_free', '{"USD": 100}', false, '${callout}')`);
      await invalidate(tx, ['promotions']);
    });
    await waitUntil('the product has the promotion', async () => (await get(product)).text.includes(callout));
  });

  it('is counted like other calls', async () => {
    const count = async () => {
      const text = await web.registry.getSingleMetricAsString('outfitter_call_duration_seconds');
      return Number(/_count\{call="getProduct",status="200"\} (\d+)/.exec(text)?.[1] ?? 0);
    };
    await get(product);
    const before = await count();
    await get(product);
    await get(product);
    expect((await count()) - before).toBe(2);
  });
});

describe('a call that is not shared', () => {
  it('is never cached: baskets, orders, reviews and the exact stock', async () => {
    const { accessToken, customerId } = await logInGuest(web.origin);
    const paths = [
      `${base}/customers/${customerId}/baskets`,
      `${base}/orders/00000000`,
      '/api/product/reviews?productId=4117',
      '/on/demandware.store/Sites-DTC-Site/en_US/Product-GetAvailability?pid=4117',
    ];
    for (const path of paths) {
      for (let time = 0; time < 2; time++) expect([path, stateOf(await get(path, bearer(accessToken)))]).toEqual([path, undefined]);
    }
  });
});
