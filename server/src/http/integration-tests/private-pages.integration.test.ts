import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type RawResponse, request } from '../testing/request.ts';
import { type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
let web: TestWeb;
beforeAll(async () => {
  web = await shop.startWeb({ SITE_ID: 'NORTH', ORGANIZATION_ID: 'f_ecom_north_002' });
});

const get = (path: string, headers: Record<string, string> = {}) => request(web.origin, path, { headers });
const privatePages = ['/cart', '/checkout', '/checkout/confirmation'];

function expectOwnNonce({ headers }: RawResponse, text: string): void {
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  expect(nonce).toBeTruthy();
  const scripts = [...text.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(scripts.length).toBeGreaterThan(0);
  for (const attributes of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
}

describe('a private page', () => {
  it.each(privatePages)('%s is sent completely in the best accepted encoding, with its own nonce', async (path) => {
    const [plain, gzip, brotli] = [
      await get(path),
      await get(path, { 'accept-encoding': 'gzip, deflate' }),
      await get(path, { 'accept-encoding': 'gzip, br' }),
    ];
    expect([plain, gzip, brotli].map(({ status, headers }) => [status, headers['content-encoding']])).toEqual([
      [200, undefined],
      [200, 'gzip'],
      [200, 'br'],
    ]);
    const texts = [plain.text, gunzipSync(gzip.body).toString(), brotliDecompressSync(brotli.body).toString()];
    for (const [index, response] of [plain, gzip, brotli].entries()) {
      expectOwnNonce(response, texts[index]!);
      expect(texts[index]).toMatch(/<\/html>$/);
      expect(response.headers['content-length']).toBe(String(response.body.length));
      expect(response.headers.vary).toContain('Accept-Encoding');
      expect(response.headers['cache-control']).toBe('private, no-store');
    }
    expect(brotli.body.length).toBeLessThan(plain.body.length / 3);
  });

  it('has headers and no body for HEAD', async () => {
    const head = await request(web.origin, '/cart', { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });
});

describe('a public page', () => {
  it.each([
    ['/search?q=boots+4117', 'public'],
    ['/search?q=pants&refine=waist:30|32|34|36|38|40|42|44', 'public'],
    ['/search?q=4111+1111+1111+1111', 'private, no-store'],
    ['/search?q=4111111111111111&sort=best-matches', 'private, no-store'],
    ['/find-stores?address=4111-1111-1111-1111', 'private, no-store'],
    ['/?note=4111111111111111', 'public'],
  ])('%s is %s: no cache stores what a shopper has typed with a card number', async (path, expected) => {
    expect((await get(path)).headers['cache-control']).toContain(expected);
  });
});

describe('a shop with another site id', () => {
  it.each(['/', '/men', '/cart'])('CONST-001 the same build sends the site id to the browser on %s', async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toMatch(/<html[^>]* data-site-id="NORTH" data-organization-id="f_ecom_north_002"/);
    expect(text).not.toMatch(/\bDTC\b|f_ecom_demo/);
  });

  it('CONST-001 serves its calls only under that site id', async () => {
    const product = (site: string) => get(`/mobify/proxy/ocapi/s/${site}/dw/shop/v24_5/products/4117`);
    expect([(await product('NORTH')).status, (await product('DTC')).status]).toEqual([200, 404]);
  });
});
