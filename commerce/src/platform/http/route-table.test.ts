import { endpoints } from '@outfitter/contract';
import { describe, expect, it } from 'vitest';
import type { BoundRoute } from './route.ts';
import { effectiveMethod, groupRoutes, matchRoute } from './route-table.ts';

const routes: BoundRoute[] = Object.values(endpoints).map((endpoint) => ({ endpoint, handler: async () => undefined }));
const groups = groupRoutes(routes);
const products = groups.find((group) => group.pattern.endsWith('/products/:p2'));

describe('the route table', () => {
  it('distinguishes a list in parentheses from a single value', () => {
    if (!products) throw new Error('no group for products');
    expect(matchRoute(products, 'GET', { p0: 'DTC', p1: 'v24_5', p2: '(4117,4118)' })).toMatchObject({
      kind: 'route',
      route: { endpoint: { name: 'getProducts' } },
      params: { siteId: 'DTC', version: 'v24_5', productIds: '4117,4118' },
    });
    expect(matchRoute(products, 'GET', { p0: 'DTC', p1: 'v24_5', p2: '4117' })).toMatchObject({
      route: { endpoint: { name: 'getProduct' } },
      params: { productId: '4117' },
    });
  });

  it('extracts a parameter that is part of a segment', () => {
    const controller = groups.find((group) => group.pattern === '/on/demandware.store/:p0/:p1/Product-GetAvailability');
    if (!controller) throw new Error('no group for a controller');
    expect(matchRoute(controller, 'GET', { p0: 'Sites-DTC-Site', p1: 'en_US' })).toMatchObject({
      params: { siteId: 'DTC', locale: 'en_US' },
    });
    for (const p0 of ['DTC', 'Sites-DTC', 'Sites-Site', '']) {
      expect(matchRoute(controller, 'GET', { p0, p1: 'en_US' })).toEqual({ kind: 'not-found' });
    }
  });

  it('lists the allowed methods of a path', () => {
    const basket = groups.find((group) => group.pattern.endsWith('/baskets/:p2'));
    if (!basket) throw new Error('no group for a basket');
    expect(matchRoute(basket, 'PUT', {})).toEqual({ kind: 'method-not-allowed', allowed: ['GET', 'PATCH', 'DELETE'] });
  });

  it('sorts paths without parameters first', () => {
    const patterns = groups.map((group) => group.pattern);
    expect(patterns.indexOf('/healthz')).toBeLessThan(patterns.indexOf('/cms/content/id/:p0'));
  });

  it.each([
    ['POST', 'PATCH', 'PATCH'],
    ['POST', 'delete', 'DELETE'],
    ['POST', 'GET', 'POST'],
    ['POST', null, 'POST'],
    ['GET', 'DELETE', 'GET'],
    ['HEAD', null, 'GET'],
  ])('treats %s with the override %s as %s', (method, override, meant) => {
    expect(effectiveMethod(method, override)).toBe(meant);
  });
});
