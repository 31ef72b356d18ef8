import { afterEach, describe, expect, it, vi } from 'vitest';
import { offlinePage, pageLanguage } from './offline-page.ts';
import { maxCachedAssets, requestKind, respondWithAsset, respondWithPage } from './requests.ts';

const origin = 'https://shop.example';
const request = (path: string, mode: RequestMode = 'cors', method = 'GET') => ({ url: origin + path, mode, method });

afterEach(() => vi.unstubAllGlobals());

it('SHELL-046 handles pages and hashed files, but no data of a shopper', () => {
  expect(requestKind(request('/men/coats', 'navigate'), origin)).toBe('page');
  expect(requestKind(request('/assets/root-1.js'), origin)).toBe('asset');
  expect(requestKind(request('/fonts/besley-800.woff2'), origin)).toBe('asset');
  const others = ['/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/baskets', '/api/session/guest', '/men.data', '/i/ridge/4117-10-front'];
  for (const path of others) expect(requestKind(request(path), origin)).toBeUndefined();
  expect(requestKind(request('/checkout', 'navigate', 'POST'), origin)).toBeUndefined();
  expect(requestKind({ ...request('/assets/x.js'), url: 'https://elsewhere.example/assets/x.js' }, origin)).toBeUndefined();
});

it('SHELL-046 returns the shop’s page, and the offline page only if there is no response', async () => {
  const page = new Request(`${origin}/men`);
  const response503 = new Response('the shop is closed', { status: 503 });
  expect(await respondWithPage(page, Promise.resolve(response503))).toBe(response503);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const offline = await respondWithPage(page, Promise.resolve(undefined));
  expect([offline.status, offline.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(await offline.text()).toContain('<h1>You’re offline</h1>');
});

it('the offline page is in the language of the page, and its policy allows only its own code', async () => {
  expect(pageLanguage(`${origin}/fr-FR/men`)).toBe('fr');
  expect(pageLanguage(`${origin}/men?locale=fr-FR`)).toBe('fr');
  expect(pageLanguage(`${origin}/free-catalog-signup`)).toBe('en');
  const page = offlinePage(`${origin}/fr-FR`, 'abc');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await page.text()).match(/nonce="abc"/g)).toHaveLength(2);
});

/** Replaces the worker's cache and its network. A file whose name contains `gone` has the status 404, and one with `lost` no response. */
function stubCacheAndNetwork() {
  const cached = new Map<string, Response>();
  const cache = {
    match: async ({ url }: Request) => cached.get(url),
    put: async ({ url }: Request, response: Response) => void cached.set(url, response),
    keys: async () => [...cached.keys()].map((url) => new Request(url)),
    delete: async ({ url }: Request) => cached.delete(url),
  };
  const fetched: string[] = [];
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    fetched.push(url);
    if (url.includes('lost')) throw new TypeError('Failed to fetch');
    const response = url.includes('gone') ? new Response('', { status: 404 }) : new Response(url);
    return Object.defineProperty(response, 'type', { value: 'basic' });
  });
  return { cached, fetched };
}

it('caches the newest complete files and no errors', async () => {
  const { cached, fetched } = stubCacheAndNetwork();
  const ask = (name: string) => respondWithAsset(new Request(`${origin}/assets/${name}.js`));
  await ask('root-1');
  expect(await (await ask('root-1')).text()).toBe(`${origin}/assets/root-1.js`);
  expect(fetched).toHaveLength(1);
  expect((await ask('gone')).status).toBe(404);
  expect(cached.size).toBe(1);
  for (let index = 0; index < maxCachedAssets; index++) await ask(`chunk-${index}`);
  expect(cached.size).toBe(maxCachedAssets);
  expect(cached.has(`${origin}/assets/root-1.js`)).toBe(false);
});

describe('a page that the browser prefetches', () => {
  const prefetch = () => new Request(`${origin}/men`, { headers: { 'sec-purpose': 'prefetch' } });
  const pageWith = (...files: string[]) =>
    new Response(
      files.map((file) => `<link rel="stylesheet" href="/assets/${file}"/>`).join('') +
        '<link rel="later" href="/assets/root-1.js"/><link rel="icon" href="/favicon.svg"/><a href="/assets/no-link.css">Men</a>',
    );

  it('SHELL-046 is returned whole once its style sheets and scripts are cached', async () => {
    const { cached, fetched } = stubCacheAndNetwork();
    const page = pageWith('men-1.css', 'every-page-1.css#');
    const response = await respondWithPage(prefetch(), Promise.resolve(page));
    expect(response).toBe(page);
    expect(await response.text()).toContain('Men</a>');
    const expected = ['men-1.css', 'every-page-1.css', 'root-1.js'].map((file) => `${origin}/assets/${file}`);
    expect([...cached.keys()]).toEqual(expected);
    await respondWithPage(prefetch(), Promise.resolve(pageWith('men-1.css')));
    expect(fetched).toEqual(expected);
  });

  it.each(['lost.css', 'gone.css'])('SHELL-046 is an error, which is not opened, if %s cannot be fetched', async (file) => {
    stubCacheAndNetwork();
    const response = await respondWithPage(prefetch(), Promise.resolve(pageWith(file)));
    expect(response.ok).toBe(false);
  });

  it('is distinguished from a page that the shopper opens, which fetches its files itself', async () => {
    const { fetched } = stubCacheAndNetwork();
    await respondWithPage(new Request(`${origin}/men`), Promise.resolve(pageWith('men-1.css')));
    expect(fetched).toEqual([]);
  });
});
