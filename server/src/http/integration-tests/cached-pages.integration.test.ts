import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { request } from '../testing/request.ts';
import { type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
let web: TestWeb;
beforeAll(async () => {
  web = await shop.startWeb();
});

const product = '/fencepost-chore-coat-4117.html';
const get = (path: string, headers: Record<string, string> = {}) => request(web.origin, path, { headers });

describe('a shared page', () => {
  it.each(['/', '/men', product])('%s is served from the cache the second time, byte by byte', async (path) => {
    const first = await get(path);
    const second = await get(path);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.headers['x-page-cache']).toBe('hit');
    expect(second.body.equals(first.body)).toBe(true);
    expect(second.headers['surrogate-key']).toBeTruthy();
    expect(second.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/);
  });

  it.each(['/', '/men', product])('%s is sent completely, without parts that a script reveals', async (path) => {
    expect((await get(path)).text).not.toMatch(/<div hidden[^>]* id="S:/);
  });

  it.each([`${product}.data`, '/men.data', '/_.data'])('has its data cached too: %s', async (path) => {
    await get(path);
    const again = await get(path);
    expect([again.status, again.headers['x-page-cache']]).toEqual([200, 'hit']);
    expect(again.headers['content-type']).toContain('text/x-script');
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('distinguishes the routes of a data request', async () => {
    const allRoutes = await get(`${product}.data`);
    const rootOnly = await get(`${product}.data?_routes=root`);
    expect(rootOnly.text).not.toBe(allRoutes.text);
  });

  it('is sent in the best accepted encoding, each with its own ETag', async () => {
    const [plain, gzip, brotli] = [
      await get(product),
      await get(product, { 'accept-encoding': 'gzip' }),
      await get(product, { 'accept-encoding': 'gzip, br' }),
    ];
    expect([plain, gzip, brotli].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(new Set([plain, gzip, brotli].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers, body } of [plain, gzip, brotli]) {
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers.vary).toContain('Accept-Encoding');
    }
  });

  it('is not sent again to a client that has it', async () => {
    const { headers } = await get('/men', { 'accept-encoding': 'br' });
    const again = await get('/men', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
    expect((await get('/men', { 'accept-encoding': 'br', 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('has the same headers and no body for HEAD', async () => {
    const full = await get('/men', { 'accept-encoding': 'br' });
    const head = await request(web.origin, '/men', { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    const withoutDate = ({ date: _, ...headers }: typeof full.headers) => headers;
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(withoutDate(head.headers)).toEqual(withoutDate(full.headers));
    const fresh = await request(web.origin, '/women', { method: 'HEAD' });
    expect([fresh.status, (await get('/women')).status]).toEqual([200, 200]);
  });

  it('allows exactly its own inline scripts, by their hashes', async () => {
    for (const path of ['/', '/men', product, '/no-such-page/at/all/x']) {
      const { headers, text } = await get(path);
      const policy = String(headers['content-security-policy']);
      const inline = [...text.matchAll(/<script(?![^>]*\s(?:src|type="application\/[^"]*json")=?)[^>]*>([\s\S]+?)<\/script>/g)].map(
        ([, code]) => code ?? '',
      );
      const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
      expect(inline.length).toBeGreaterThan(0);
      const sources = /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ').slice(1) ?? [];
      expect(new Set(sources)).toEqual(new Set(hashes));
      expect(policy).not.toContain('nonce');
      expect(text).not.toMatch(/\snonce=/);
      expect(text).not.toMatch(/\son(click|load|error)=/);
    }
  });

  it('has one cache key per set of known parameters; unknown ones neither split nor poison it', async () => {
    const mark = 'zq7poison';
    for (const path of ['/', '/men', product]) {
      const plain = await get(path);
      for (const query of [`utm_source=${mark}`, `x=%3Cscript%3E${mark}`, `__proto__=${mark}&utm_medium=${mark}`, `_routes=${mark}`]) {
        const response = await get(`${path}?${query}`);
        expect([response.headers.etag, response.headers['x-page-cache']]).toEqual([plain.headers.etag, 'hit']);
        expect(response.text).not.toContain(mark);
      }
    }
    expect((await get('/men')).text).not.toContain(mark);
  });

  it('does not depend on the headers of the first request', async () => {
    const mark = 'zq7header';
    const headers = {
      'x-forwarded-host': `${mark}.example`,
      'x-forwarded-proto': mark,
      host: `${mark}.example`,
      'user-agent': mark,
      'accept-language': mark,
      referer: `http://${mark}.example/`,
      authorization: `Bearer ${mark}`,
      cookie: `${mark}=1; outfitter_view=${mark}`,
    };
    const first = await get('/dogs', headers);
    const second = await get('/dogs');
    expect(second.text).not.toContain(mark);
    expect(JSON.stringify(second.headers)).not.toContain(mark);
    expect(second.body.equals(first.body)).toBe(true);
  });

  it('is rendered once per currency, and only the default one may be cached by others', async () => {
    const dollars = await get(product);
    const canadian = await get(product, { cookie: 'outfitter_view=CAD' });
    expect(canadian.headers['cache-control']).toContain('private');
    expect(canadian.text).not.toBe(dollars.text);
    expect((await get(product, { cookie: 'outfitter_view=CAD' })).headers['x-page-cache']).toBe('hit');
    expect((await get(product, { cookie: 'outfitter_view=XXX' })).headers.etag).toBe(dollars.headers.etag);
  });

  it('LIST-009 loads only the visible images; a script loads the others, or without JavaScript the browser', async () => {
    const [, ...tiles] = (await get('/men')).text.split('</main>')[0]!.split('<article');
    const html = tiles.join();
    const images = [...html.matchAll(/<img\b[^>]*\ssrc="\/i\/[^>]*>/g)].map(([tag]) => /loading="(\w+)"/.exec(tag)?.[1]);
    expect(images.length).toBeGreaterThan(20);
    expect(images.slice(0, 2)).toEqual(['eager', 'eager']);
    expect(new Set(images.slice(2))).toEqual(new Set(['lazy']));
    expect(html.match(/<noscript><img\b/g)).toHaveLength(images.length - 2);
  });

  it('sends speculation rules, unlike private pages', async () => {
    const rules = String((await get('/')).headers['speculation-rules']).replaceAll('"', '');
    const file = await get(rules);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/speculationrules+json']);
    expect((await get('/cart')).headers['speculation-rules']).toBeUndefined();
  });

  it('contains the year in which it was rendered', async () => {
    expect((await get('/')).text).toContain(`© ${new Date().getUTCFullYear()} `);
  });
});
