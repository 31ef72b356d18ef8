import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { request } from '../http/testing/request.ts';
import { type TestWeb, useShop } from '../http/testing/use-shop.ts';

const shop = useShop();
let web: TestWeb;
beforeAll(async () => {
  web = await shop.startWeb();
});

const file = new URL('../../../demo/data/videos/winter-porch.mp4_720p.mp4', import.meta.url);
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${web.origin}${path}`, { headers });

describe('the videos of the demo shop', { timeout: 60_000 }, () => {
  it('MEDIA-002 are served at the URLs of pages, completely and in ranges, and cached permanently', async () => {
    const html = (await request(web.origin, '/our-story', {})).body.toString();
    const address = /<source src="(\/v\/ridge\/winter-porch\/mp4_720p\?v=[0-9a-f]+)"/.exec(html)?.[1] ?? '';
    const [whole, first, rest] = await Promise.all([
      get(address),
      get(address, { range: 'bytes=0-999' }),
      get(address, { range: 'bytes=1000-' }),
    ]);
    expect([whole.status, first.status, rest.status]).toEqual([200, 206, 206]);
    expect(whole.headers.get('cache-control')).toContain('immutable');
    const content = await readFile(file);
    const parts = await Promise.all([first, rest].map(async (part) => Buffer.from(await part.arrayBuffer())));
    expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true);
    expect(Buffer.concat(parts).equals(content)).toBe(true);
  });

  it('are closed when a player disconnects', async () => {
    const leaving = new AbortController();
    const response = await fetch(`${web.origin}/v/ridge/winter-porch/mp4_720p`, { signal: leaving.signal });
    leaving.abort();
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect((await get('/v/ridge/winter-porch/mp4_720p')).status).toBe(200);
  });

  it.each([
    ['/v/ridge/winter-porch/mp4_720p/', 400],
    ['/v/ridge/winter-porch/..%2f..%2fcategories.json', 400],
    ['/v/ridge/winter-porch', 400],
    ['/v/', 400],
    ['/v/ridge/nothing/mp4_720p', 404],
    ['/v/media/nothing/mp4_720p', 404],
    ['/v/elsewhere/winter-porch/mp4_720p', 404],
    ['/i/media/nothing?w=170', 404],
    ['/i/ridge/4117-10-front?w=-1', 400],
    ['/i/ridge/4117-10-front?w=1e9', 400],
    ['/i/ridge/4117-10-front?fmt=exe', 400],
    ['/i/ridge/..%2f..%2fpackage', 400],
  ])('%s returns %d, and other video URLs are not pages', async (path, status) => {
    const response = await request(web.origin, path, {});
    expect([response.status, String(response.body).includes('<html')]).toEqual([status, false]);
  });
});
