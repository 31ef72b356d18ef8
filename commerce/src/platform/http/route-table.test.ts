import { endpoints } from '@outfitter/contract';
import { createClient } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import type { BoundRoute } from './route.ts';
import { effectiveMethod, groupRoutes, matchRoute } from './route-table.ts';

const routes: BoundRoute[] = Object.values(endpoints).map((endpoint) => ({ endpoint, handler: async () => undefined }));
const groups = groupRoutes(routes);
const shopPath = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5';
const products = groups.find((group) => group.pattern.endsWith('/products/:p2'));

describe('the route table', () => {
  it('distinguishes a list in parentheses from a single value', () => {
    if (!products) throw new Error('no group for products');
    expect(matchRoute(products, 'GET', `${shopPath}/products/(4117,4118)`)).toMatchObject({
      kind: 'route',
      route: { endpoint: { name: 'getProducts' } },
      params: { siteId: 'DTC', version: 'v24_5', productIds: '4117,4118' },
    });
    expect(matchRoute(products, 'GET', `${shopPath}/products/4117`)).toMatchObject({
      route: { endpoint: { name: 'getProduct' } },
      params: { productId: '4117' },
    });
  });

  it.each(['(4117)', '(4117,4118)', "it's", 'a*b!', 'a/b', '100%', 'é', '%28'])(
    'a product id %j that the client escapes stays one id',
    async (productId) => {
      if (!products) throw new Error('no group for products');
      let path = '';
      const fetch = (request: Request) => {
        path = new URL(request.url).pathname;
        return new Response('{}');
      };
      await createClient({ origin: 'http://shop.example', siteId: 'DTC', fetch }).getProduct({ params: { productId } });
      expect(matchRoute(products, 'GET', path)).toMatchObject({ route: { endpoint: { name: 'getProduct' } }, params: { productId } });
    },
  );

  it('does not match a malformed escape', () => {
    if (!products) throw new Error('no group for products');
    expect(matchRoute(products, 'GET', `${shopPath}/products/%zz`)).toEqual({ kind: 'not-found' });
  });

  it('extracts a parameter that is part of a segment', () => {
    const availabilityPath = (site: string) => `/on/demandware.store/${site}/en_US/Product-GetAvailability`;
    const controller = groups.find((group) => group.pattern === '/on/demandware.store/:p0/:p1/Product-GetAvailability');
    if (!controller) throw new Error('no group for a controller');
    expect(matchRoute(controller, 'GET', availabilityPath('Sites-DTC-Site'))).toMatchObject({
      params: { siteId: 'DTC', locale: 'en_US' },
    });
    for (const site of ['DTC', 'Sites-DTC', 'Sites-Site', '']) {
      expect(matchRoute(controller, 'GET', availabilityPath(site))).toEqual({ kind: 'not-found' });
    }
  });

  it('lists the allowed methods of a path', () => {
    const basket = groups.find((group) => group.pattern.endsWith('/baskets/:p2'));
    if (!basket) throw new Error('no group for a basket');
    expect(matchRoute(basket, 'PUT', `${shopPath}/baskets/b1`)).toEqual({
      kind: 'method-not-allowed',
      allowed: ['GET', 'PATCH', 'DELETE'],
    });
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
