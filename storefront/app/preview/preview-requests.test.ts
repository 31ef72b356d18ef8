import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchOverride } from '../platform/session/index.ts';
import { addPreviewHeaders, enablePreviewRequests } from './preview-requests.ts';

const preview = {
  token: 'a.b.c',
  time: 1_795_000_000_000,
  includesUnpublished: true,
  domain: 'content.example.com',
  name: 'dale',
  expiresAt: '2026-11-21T16:00:00Z',
};
const headersOf = (path: string, method = 'GET') =>
  Object.fromEntries(addPreviewHeaders(new Request(`https://shop.example${path}`, { method }), preview, 'a.b.c').headers);

describe('calls of a previewed page', () => {
  it('PREVIEW-006 carry the token, the time and the other preview headers for page data', () => {
    expect(headersOf('/cms/content/key/homepage?depth=all')).toEqual({
      authorization: 'Bearer a.b.c',
      'x-preview-time': '1795000000000',
      'x-preview-unpublished': 'true',
      'x-preview-domain': 'content.example.com',
    });
  });

  it('carry no preview headers to the basket, order and session endpoints', () => {
    const shop = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5';
    for (const [path, method] of [
      [`${shop}/baskets/1`, 'GET'],
      [`${shop}/baskets`, 'POST'],
      [`${shop}/orders`, 'POST'],
      ['/api/session/guest', 'POST'],
    ] as const) {
      expect(headersOf(path, method), path).toEqual({});
    }
  });
});

describe('the token of a previewed page', () => {
  const calls: string[] = [];
  const respondWith = (status: number, body: object) => {
    calls.length = 0;
    vi.stubGlobal('fetch', async (request: Request) => {
      calls.push(`${request.method} ${new URL(request.url).pathname} ${request.headers.get('authorization')}`);
      return request.url.endsWith('/api/preview/token') ? Response.json(body, { status }) : Response.json({});
    });
  };
  const { token: _, ...shown } = { ...preview, expiresAt: new Date(Date.now() + 3_600_000).toISOString() };
  const content = new Request('https://shop.example/cms/content/key/homepage');
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
    vi.stubGlobal('window', { location: { origin: 'https://shop.example' }, localStorage });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    delete fetchOverride.send;
  });

  it('PREVIEW-006 is exchanged for the cookie once, and sent with the next calls', async () => {
    respondWith(200, { token: 'a.b.c', expiresAt: shown.expiresAt });
    await enablePreviewRequests(JSON.stringify(shown));
    await enablePreviewRequests(JSON.stringify(shown));
    await fetchOverride.send?.(content);
    expect(calls).toEqual(['POST /api/preview/token null', 'GET /cms/content/key/homepage Bearer a.b.c']);
  });

  it('is not sent if the cookie has none', async () => {
    respondWith(401, {});
    await enablePreviewRequests(JSON.stringify(shown));
    await fetchOverride.send?.(content);
    expect(calls.at(-1)).toBe('GET /cms/content/key/homepage null');
  });
});
