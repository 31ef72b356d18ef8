import { fixedClock, type SharedCaller } from '@outfitter/commerce';
import { describe, expect, it } from 'vitest';
import type { BufferedResponse } from '../../page-cache/buffered-response.ts';
import { PageCache } from '../../page-cache/page-cache.ts';
import { withCachedCalls } from './with-cached-calls.ts';

const product = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/products/4117';

function buildCalls({ status = 200, caller = 'anonymous' as SharedCaller | undefined, keys = 'product-4117' } = {}) {
  const clock = fixedClock('2026-11-21T15:00:00Z');
  const received: Request[] = [];
  const state = { status, caller };
  const cache = new PageCache({
    maxBytes: 1e6,
    freshTime: 60_000,
    staleTime: 0,
    notFoundFreshTime: 0,
    incompleteFreshTime: 0,
    now: () => clock.now().getTime(),
  });
  const respond = withCachedCalls(
    async (request) => {
      received.push(request);
      await Promise.resolve();
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', ...(keys ? { 'surrogate-key': keys } : {}) };
      return new Response(`{"call":${received.length}}`, { status: state.status, headers });
    },
    { cache, clock, siteId: 'DTC', sharedMaxAge: 60, identifyCaller: async () => state.caller },
  );
  const get = async (path = product, headers: Record<string, string> = {}) => {
    const url = new URL(path, 'http://shop.example');
    const response = await respond(new Request(url, { headers }), url);
    const text = response instanceof Response ? await response.text() : String((response as BufferedResponse).body);
    return { status: response.status, text, headers: response.headers };
  };
  return { get, received, state, cache, clock };
}

describe('cached calls', () => {
  it('are made once, without any header of the request, also for requests at the same time', async () => {
    const { get, received } = buildCalls();
    const secret = { authorization: 'Bearer secret', cookie: 'a=secret', 'x-other': 'secret' };
    const responses = [...(await Promise.all([get(product, secret), get(), get()])), await get()];
    expect(responses.map(({ text }) => text)).toEqual(Array(4).fill('{"call":1}'));
    expect(received.map(({ headers }) => [...headers])).toEqual([[]]);
  });

  it('are not read for a caller whom commerce must reject', async () => {
    const { get, received, state } = buildCalls();
    await get();
    Object.assign(state, { caller: undefined, status: 401 });
    const rejected = await get(product, { authorization: 'Bearer forged' });
    expect([rejected.status, rejected.text]).toEqual([401, '{"call":2}']);
    expect(received[1]?.headers.get('authorization')).toBe('Bearer forged');
  });

  it('share a failure among the requests that wait for it, and do not store it', async () => {
    const { get, state, received } = buildCalls({ status: 503 });
    const failures = await Promise.all([get(), get()]);
    expect(failures.map(({ status, text }) => [status, text])).toEqual(Array(2).fill([503, '{"call":1}']));
    state.status = 200;
    expect((await get()).text).toBe('{"call":2}');
    expect(received).toHaveLength(2);
  });

  it('are stored only with surrogate keys', async () => {
    const { get } = buildCalls({ keys: '' });
    expect([(await get()).text, (await get()).text]).toEqual(['{"call":1}', '{"call":2}']);
  });

  it('are made again after an invalidation, and after a minute', async () => {
    const { get, cache, clock } = buildCalls();
    await get();
    cache.invalidate(['product-4118']);
    expect((await get()).text).toBe('{"call":1}');
    cache.invalidate(['product-4117']);
    expect((await get()).text).toBe('{"call":2}');
    clock.advance(60_000);
    expect((await get()).text).toBe('{"call":3}');
  });

  it('are one entry for each combination of currency, language and path', async () => {
    const { get } = buildCalls();
    const paths = [product, `${product}?currency=CAD`, `${product}?locale=fr-FR`, `${product}?currency=CAD&locale=fr-FR`, `${product}0`];
    for (const path of paths) await get(path);
    const repeated = [];
    for (const path of [...paths, `${product}?locale=fr-FR&currency=CAD`]) repeated.push((await get(path)).text);
    expect(repeated).toEqual([1, 2, 3, 4, 5, 4].map((call) => `{"call":${call}}`));
  });
});
