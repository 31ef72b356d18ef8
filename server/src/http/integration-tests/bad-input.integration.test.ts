import { beforeAll, describe, expect, it } from 'vitest';
import { logInGuest } from '../testing/log-in-guest.ts';
import { request } from '../testing/request.ts';
import { siteOrigin, type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
let web: TestWeb;
let token: string;
let basketId: string;
beforeAll(async () => {
  web = await shop.startWeb();
  const guest = await logInGuest(web.origin);
  token = guest.accessToken;
  ({ basketId } = await guest.client.createBasket());
}, 60_000);

const api = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5';
const unknownId = '01960000-0000-7000-8000-000000000000';

describe('an invalid URL', () => {
  it.each([
    ['an unknown product', '/no-such-coat-999999.html', 404],
    ['an unknown product by number', '/product/999999', 404],
    ['an unknown category', '/men/no-such-category', 404],
    ['an unknown page', '/a/b/c/d/e', 404],
    ['unknown content', '/content/no-such-page', 404],
    ['a listing page beyond the last', '/men?page=9', 404],
    ['a listing page beyond every listing', '/men?page=9999', 404],
    ['a listing page of more digits than numbers have', '/men?page=99999999999999999999', 200],
    ['a search page beyond the last', '/search?q=coat&page=9999', 404],
    ['a listing page that is not a number', '/men?page=-1', 200],
    ['an unknown filter', '/men?refine=nothing:at-all', 404],
    ['an unknown value of a filter', '/men?refine=color:no-such-color', 404],
    ['a filter without a value', '/men?refine=color', 200],
    ['an unknown image', '/i/ridge/no-such-image', 404],
    ['an unknown asset', '/assets/no-such-file.js', 404],
    ['a path out of the assets', '/assets/..%2f..%2fserver%2findex.js', 400],
    ['a path out of everything', '/..%2f..%2f..%2fetc/passwd', 400],
    ['a malformed escape', '/%zz', 400],
    ['NUL', '/%00', 400],
    ['NUL within a page', '/men%00.html', 400],
    ['NUL in a parameter', '/search?q=%00coat', undefined],
    ['a lone surrogate in a parameter', '/search?q=%ED%A0%80', undefined],
    ['another host', '//evil.example', 400],
    ['another host behind a backslash', '/%5c%5cevil.example', 400],
    ['another host behind a dot segment', '/.//evil.example/', 400],
    ['another host behind an escaped dot segment', '/%2e//evil.example/', 400],
    ['a private page behind a dot segment', '/.//x/cart', 400],
    ['a private page behind two dot segments', '/men/../cart', 400],
    ['8 kB of path', `/${'a'.repeat(8_192)}`, 414],
    ['8 kB of query', `/men?q=${'a'.repeat(8_192)}`, 414],
    ['6 kB of a search', `/search?q=${'a'.repeat(6_000)}`, undefined],
    ['the data of an unknown product', '/no-such-coat-999999.html.data', 404],
    ['the data of nothing', '/.data', undefined],
    ['a build that is not this one', '/__manifest?p=%2Fmen&version=old', undefined],
  ])('%s gets a status below 500', async (_, path, status) => {
    const response = await request(web.origin, path);
    expect(response.status).toBeLessThan(500);
    if (status !== undefined) expect(response.status).toBe(status);
    expect(String(response.headers.location ?? '')).not.toContain('evil.example');
  });

  const oddIds = [
    '(4117)',
    '(4117,4118)',
    "'",
    '!',
    '*',
    ';',
    '@',
    '&',
    '=',
    '+',
    ',',
    '$',
    '~',
    ':',
    '[x]',
    '{x}',
    '|',
    '^',
    '`',
    '"',
    '<x>',
    '%25',
    '%2f',
    '%3f',
    '%23',
  ];
  const pagesById = ['/product/', '/content/', '/men/', '/write-a-review?product=', '/locations/?StoreID=', '/search?q=', '/track-order/'];
  it.each(pagesById)('%s with an id of special characters gets a status below 500', async (beginning) => {
    for (const id of oddIds) {
      const path = beginning + id.replaceAll(/[&"<>`^|{}[\]#]/g, encodeURIComponent);
      const { status } = await request(web.origin, path);
      expect([path, status < 500]).toEqual([path, true]);
      if (beginning === '/product/') expect([path, status]).toEqual([path, id === '%2f' ? 400 : 404]);
    }
  });

  const acceptsForms = [
    '/preview/begin?vseDomain=',
    '/email-deals',
    '/unsubscribe',
    '/free-catalog-signup',
    '/write-a-review?product=4117',
    '/track-order',
    '/customer-service',
  ];
  it.each(acceptsForms)('a body posted to %s that is not a form gets 415', async (path) => {
    const types = ['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'multipart/form-data', ''];
    for (const type of types) {
      const headers = { origin: siteOrigin, 'content-length': '2', ...(type ? { 'content-type': type } : {}) };
      const { status } = await request(web.origin, path, { method: 'POST', body: '{}', headers });
      expect([type, status]).toEqual([type, 415]);
    }
  });

  it('gets an error page with a link home in a browser', async () => {
    const response = await request(web.origin, '/%00', { headers: { accept: 'text/html,*/*' } });
    expect([response.status, response.headers['content-type'], response.headers['cache-control']]).toEqual([
      400,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(response.text).toContain('The address has characters that no page has.');
    expect(response.text).toContain('<a href="/">');
    const plain = await request(web.origin, '/%00');
    expect([plain.headers['content-type'], plain.text]).toEqual([
      'text/plain; charset=utf-8',
      'The address has characters that no page has.',
    ]);
  });

  it('gets the 404 page with layout and security policy, which is not cached', async () => {
    const response = await request(web.origin, '/men/no-such-category');
    expect(response.text).toContain('<h1');
    expect(response.headers['content-security-policy']).toContain("object-src 'none'");
    expect(response.headers['cache-control']).toContain('private');
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s of a page is rejected without an error', async (method) => {
    for (const path of ['/', '/men', '/fencepost-chore-coat-4117.html', '/cart']) {
      const response = await request(web.origin, path, {
        method,
        body: 'x=1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    }
  });
});

describe('an invalid call', () => {
  const basketUrl = () => `${api}/baskets/${basketId}`;
  const bodies: [string, string][] = [
    ['no JSON', '{"a":'],
    ['JSON of 2 MB', JSON.stringify([{ productId: 'x'.repeat(2_100_000), quantity: 1 }])],
    ['JSON nested deep', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['null', 'null'],
    ['an unknown key', JSON.stringify([{ productId: '4117', quantity: 1, isFree: true }])],
    ...[0, -1, 0.5, 1e9, '1'].map((quantity): [string, string] => [
      `quantity ${JSON.stringify(quantity)}`,
      JSON.stringify([{ productId: '4117', quantity }]),
    ]),
    ['an unknown product', JSON.stringify([{ productId: 'no-such-product', quantity: 1 }])],
  ];
  it.each(bodies)('gets a client error with %s', async (_, body) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await request(web.origin, `${basketUrl()}/items`, { method: 'POST', body, headers });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(JSON.parse(response.text).fault.type).toMatch(/Exception$/);
    expect(response.headers['x-correlation-id']).toBeTruthy();
  });

  it.each([
    ['an unknown basket', 'GET', `${api}/baskets/${unknownId}`, 404],
    ['a basket by no id at all', 'GET', `${api}/baskets/%2e%2e%2forders`, undefined],
    ['an unknown product', 'GET', `${api}/products/999999`, 404],
    ['an unknown order', 'GET', `${api}/orders/NONE`, 404],
    ['an unknown call', 'GET', '/api/no-such-call', 404],
    ['an unknown method', 'DELETE', `${api}/products/4117`, 405],
  ])('to %s gets a client error', async (_, method, path, status) => {
    const response = await request(web.origin, path, { method, headers: { authorization: `Bearer ${token}` } });
    expect(response.status).toBeLessThan(500);
    if (status !== undefined) expect(response.status).toBe(status);
  });

  it.each(['', 'Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic eDp5', 'Bearer ..'])('gets 401 with the token %j', async (authorization) => {
    const response = await request(web.origin, basketUrl(), { headers: { authorization } });
    expect([response.status, JSON.parse(response.text).fault.type]).toEqual([401, 'InvalidAccessTokenException']);
  });
});
