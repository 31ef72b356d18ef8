import { endpoints, operations } from '@outfitter/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callKey, normalizeCallUrl } from './call-key.ts';
import { findSharedCall, sharedCallNames } from './shared-calls.ts';

const base = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5';
const identity = { site: 'DTC', priceGroup: 'default' };

function normalize(path: string) {
  const url = new URL(path, 'http://shop.example');
  const call = findSharedCall('GET', url.pathname);
  if (!call) throw new Error(`${path} is not a shared call`);
  return normalizeCallUrl(url, call);
}
const keyOf = (path: string) => {
  const normalized = normalize(path);
  return normalized && callKey(identity, normalized);
};

describe('shared calls', () => {
  it.each(sharedCallNames)('%s is a public GET call that needs no body', (name) => {
    expect(operations[name]).toMatchObject({ method: 'GET', audience: 'public', retry: 'safe' });
    expect(endpoints[name]).not.toHaveProperty('body');
  });

  it('are found by their path, for GET and HEAD only', () => {
    const path = `${base}/products/(4117,4118)`;
    expect([findSharedCall('GET', path)?.isStrict, findSharedCall('HEAD', path)?.isStrict]).toEqual([true, true]);
    expect(findSharedCall('POST', path)).toBeUndefined();
    for (const other of ['/baskets/1', '/orders/1', '/customers/1/baskets']) expect(findSharedCall('GET', base + other)).toBeUndefined();
    for (const other of ['/api/order/detail/', '/api/product/reviews', '/callback', '/api/comms/update/', '/readyz'])
      expect(findSharedCall('GET', other)).toBeUndefined();
  });
});

describe('the key of a call', () => {
  it('does not depend on the order of the parameters, nor on those that the call does not read', () => {
    const known = fc.uniqueArray(
      fc.tuple(fc.constantFrom('q', 'cgid', 'start', 'sort', 'currency', 'locale', 'refine_1', 'refine_2'), fc.string({ maxLength: 8 })),
      { selector: ([name]) => name },
    );
    const ignored = fc.uniqueArray(fc.tuple(fc.constantFrom('utm_source', 'x', 'refine_', 'client_id'), fc.string({ maxLength: 8 })), {
      selector: ([name]) => name,
    });
    fc.assert(
      fc.property(known, ignored, fc.infiniteStream(fc.nat()), (knownPairs, ignoredPairs, seeds) => {
        const shuffled = [...knownPairs, ...ignoredPairs]
          .map((pair) => [seeds.next().value, pair] as const)
          .sort(([a], [b]) => a - b)
          .map(([, pair]) => pair);
        const search = (pairs: [string, string][]) => `/api/product_search?${new URLSearchParams(pairs)}`;
        expect(keyOf(search(shuffled))).toBe(keyOf(search(knownPairs)));
      }),
    );
  });

  it('differs for every two values of a parameter, empty ones and trailing spaces included', () => {
    const value = fc.option(fc.string({ unit: fc.constantFrom('a', ' ', '&', '=', '|', '+', '%'), maxLength: 3 }), { nil: undefined });
    const query = fc.record({ q: value, currency: value, locale: value });
    const path = (values: Record<string, string | undefined>) => {
      const pairs = Object.entries(values).flatMap(([name, text]): [string, string][] => (text === undefined ? [] : [[name, text]]));
      return `${base}/search_suggestion?${new URLSearchParams(pairs)}`;
    };
    fc.assert(
      fc.property(query, query, (one, other) => {
        const isEqual = one.q === other.q && one.currency === other.currency && one.locale === other.locale;
        expect(keyOf(path(one)) === keyOf(path(other))).toBe(isEqual);
      }),
    );
  });

  it('differs by site, price group and path', () => {
    const product = normalize(`${base}/products/4117`)!;
    const keys = [
      callKey(identity, product),
      callKey({ ...identity, priceGroup: 'trade' }, product),
      callKey({ ...identity, site: 'B2B' }, product),
      callKey(identity, normalize(`${base}/products/4118`)!),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('does not exist if the call rejects a parameter, or for too many or too long ones', () => {
    expect(normalize(`${base}/products/4117?utm_source=x`)).toBeUndefined();
    expect(normalize('/api/product_search?q=a&q=b')).toBeUndefined();
    expect(normalize('/api/product_search?x=a&x=b')).toBeUndefined();
    expect(normalize(`/api/product_search?q=${'x'.repeat(201)}`)).toBeUndefined();
    expect(normalize('/api/product_search?q=4111-1111-1111-1111'), 'a card number').toBeUndefined();
    expect(normalize('/api/product_search?q=4117-4120')).toBeDefined();
    const refinements = Array.from({ length: 17 }, (_, index) => `refine_${index}=color=brown`).join('&');
    expect(normalize(`/api/product_search?${refinements}`)).toBeUndefined();
    expect(normalize(`${base}/products/${'x'.repeat(300)}`)).toBeUndefined();
  });

  it('leaves out what clients of the platform send and no call reads', () => {
    expect(normalize(`${base}/products/4117?expand=prices&client_id=x&locale=fr-FR`)?.search).toBe('?locale=fr-FR');
  });
});
