import { defaultMaxBodyBytes, type Endpoint, endpoints } from '@outfitter/contract';
import type { Hono } from 'hono';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { pageHeaders, type TestGuest, useTestCommerce } from '../../testing/test-commerce.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { ContractViolation } from './check-response.ts';
import { Fault } from './fault.ts';
import { bind } from './route.ts';

const commerce = useTestCommerce(useTestDatabase());
const shop = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5';

let guest: TestGuest;
let app: Hono;
let failWith: unknown;

beforeAll(async () => {
  guest = await commerce.guest();
  app = createTestApp(commerce, [
    bind(endpoints.deleteBasket, async ({ dependsOn }) => void dependsOn('basket-1')),
    bind(endpoints.addCoupon, async ({ body }) => {
      if (failWith !== undefined) throw failWith;
      throw new Fault('InvalidCouponCodeException', `${body.code} is not a code.`, { code: body.code });
    }),
    bind(endpoints.addBasketItems, async () => {
      throw new Fault('BasketNotFoundException', 'There is no such basket.');
    }),
    bind(endpoints.getProduct, async ({ params }) => {
      throw new Fault('ProductNotFoundException', `There is no product ${params.productId}.`);
    }),
    bind(endpoints.getContentByKey, async () => {
      throw new Fault('NotFoundException', 'No content.', { deliveryKey: 'k' });
    }),
    bind(endpoints.getShippingMethods, async ({ dependsOn, validUntil }) => {
      dependsOn('product-1', 'category-men', 'product-1');
      validUntil(new Date('2026-12-01T00:00:00Z'));
      validUntil(new Date('2026-11-30T00:00:00Z'));
      validUntil(undefined);
      return { applicableShippingMethods: [] };
    }),
    bind(endpoints.getOrder, async () => ({ orderNo: 1 }) as never),
    bind(endpoints.getPaymentMethods, async () => {
      throw new Fault('OrderNotFoundException', 'Not a fault of this call.');
    }),
    bind(endpoints.endSession, async () => undefined),
  ]);
});
beforeEach(() => {
  failWith = undefined;
});

interface RequestParts {
  method?: string;
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}
async function send(path: string, { method = 'POST', body, headers }: RequestParts = {}) {
  const all = { authorization: `Bearer ${guest.accessToken}`, ...headers };
  const response = await app.request(path, { method, body, headers: all });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}
const items = `${shop}/baskets/b/items`;
const coupons = `${shop}/baskets/b/coupons`;
const coupon = JSON.stringify({ code: 'WELCOME15' });

describe('a call', () => {
  it('accepts any version of the shop API and rejects another site', async () => {
    expect((await send('/mobify/proxy/ocapi/s/DTC/dw/shop/v19_10/products/4117', { method: 'GET' })).body.fault.type).toBe(
      'ProductNotFoundException',
    );
    expect(await send('/mobify/proxy/ocapi/s/OTHER/dw/shop/v24_5/products/4117', { method: 'GET' })).toMatchObject({
      status: 404,
      body: { fault: { type: 'NotFoundException' } },
    });
    expect((await send('/mobify/proxy/ocapi/s/DTC/dw/shop/latest/products/1', { method: 'GET' })).body.fault.type).toBe(
      'ValidationException',
    );
  });

  it('may arrive as POST with a method override', async () => {
    const withoutId = await send(`${shop}/baskets/b`, { method: 'DELETE' });
    const overridden = await send(`${shop}/baskets/b`, { headers: { 'x-dw-http-method-override': 'DELETE' } });
    expect([withoutId.status, overridden.status]).toEqual([204, 204]);
  });

  it.each([
    ['no JSON', '{"a":', 'MalformedBodyException', undefined],
    ['no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'MalformedBodyException', undefined],
    ['JSON nested deep', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 'MalformedBodyException', undefined],
    ['a scalar', '7', 'ValidationException', '$'],
    ['null', 'null', 'ValidationException', '$'],
    ['nothing', '', 'MissingBody', '$'],
    ['quantity "1"', '[{"productId":"1","quantity":"1"}]', 'ValidationException', '$[0].quantity'],
    ['quantity -1', '[{"productId":"1","quantity":-1}]', 'ValidationException', '$[0].quantity'],
    ['quantity 0.5', '[{"productId":"1","quantity":0.5}]', 'ValidationException', '$[0].quantity'],
    ['quantity 1e9', '[{"productId":"1","quantity":1e9}]', 'ValidationException', '$[0].quantity'],
    ['quantity 1e400', '[{"productId":"1","quantity":1e400}]', 'ValidationException', '$[0].quantity'],
    ['an unknown key', '[{"productId":"1","__proto__":{"a":1}}]', 'UnknownPropertyException', '$[0].__proto__'],
  ])('with a body that is %s returns 400 with the reason', async (_, body, type, path) => {
    const response = await send(items, { body });
    expect(response).toMatchObject({ status: 400, body: { _v: '24.5', fault: { type } } });
    if (path) expect(response.body.fault.arguments).toMatchObject({ path, in: 'body' });
  });

  it('ERROR-030 without its body fails with MissingBody', async () => {
    const { status, body } = await send(items);
    expect([status, body.fault.type, body.fault.message]).toEqual([400, 'MissingBody', 'Body is required for this request']);
  });

  it('returns 413 for a body above 64 kB, with or without Content-Length', async () => {
    const body = JSON.stringify([{ productId: 'x'.repeat(defaultMaxBodyBytes) }]);
    expect(await send(items, { body })).toMatchObject({ status: 413, body: { fault: { type: 'BodyTooLargeException' } } });
    expect(await send(items, { body: '[]', headers: { 'content-length': String(defaultMaxBodyBytes + 1) } })).toMatchObject({
      status: 413,
    });
    const largest = `[{"productId":"1"}]${' '.repeat(defaultMaxBodyBytes - 19)}`;
    expect((await send(items, { body: largest })).body.fault.type).toBe('BasketNotFoundException');
  });

  it('may be larger only if the call declares so', async () => {
    const declared = Object.values(endpoints).filter(({ maxBodyBytes }: Endpoint) => maxBodyBytes !== undefined);
    expect(declared.map(({ name }) => name).sort()).toEqual([
      'getHostedObjects',
      'queryHostedIndexes',
      'recommendFromHostedIndexes',
      'sanitizeContent',
      'sendHostedEvents',
    ]);
    for (const { operation, maxBodyBytes = 0 } of declared as Endpoint[]) {
      const post = async (size: number) => (await commerce.request(operation.path, { method: 'POST', body: ' '.repeat(size) })).status;
      // An editor's call rejects a caller without a token before it reads the body.
      expect(await post(maxBodyBytes + 1)).toBe(operation.audience === 'editor' ? 401 : 413);
      expect(await post(defaultMaxBodyBytes + 1)).toBe(operation.audience === 'editor' ? 401 : 400);
    }
  });

  it('parses JSON whatever the content type', async () => {
    const response = await send(items, { body: '[{"productId":"1"}]', headers: { 'content-type': 'text/plain' } });
    expect(response.body.fault.type).toBe('BasketNotFoundException');
  });

  it('is rejected with a repeated or unknown query key', async () => {
    const product = `${shop}/products/4117`;
    expect((await send(`${product}?currency=USD&currency=CAD`, { method: 'GET' })).body.fault).toMatchObject({
      type: 'ValidationException',
      arguments: { path: '$.currency', in: 'query' },
    });
    expect((await send(`${product}?wholesale=1`, { method: 'GET' })).body.fault.type).toBe('UnknownPropertyException');
  });

  it('without a valid token returns 401', async () => {
    const invalid = ['', 'Bearer x', 'Bearer a.b.c', `Bearer ${guest.accessToken.slice(0, -3)}abc`, `Basic ${btoa('a:b')}`];
    for (const authorization of invalid) {
      expect(await send(items, { headers: { authorization }, body: '[]' })).toMatchObject({
        status: 401,
        body: { fault: { type: 'InvalidAccessTokenException' } },
      });
    }
    commerce.clock.advance(1801 * 1000);
    const expired = await send(items, { body: '[]' });
    commerce.clock.advance(-1801 * 1000);
    expect(expired).toMatchObject({ status: 401, body: { fault: { message: 'The access token has expired.' } } });
  });

  it('is restricted to the shop’s own pages if it concerns the session', async () => {
    expect(await send('/api/session/logout', { headers: { origin: 'https://evil.example' } })).toMatchObject({ status: 403 });
    expect(await send('/api/session/logout', { headers: pageHeaders })).toMatchObject({ status: 204 });
  });

  it('has a correlation id: the caller’s if valid, or a new one', async () => {
    const withId = await send(`${shop}/baskets/b`, { method: 'DELETE', headers: { 'x-correlation-id': 'trace-12345' } });
    expect(withId.headers.get('x-correlation-id')).toBe('trace-12345');
    const injected = await send(`${shop}/baskets/b`, { method: 'DELETE', headers: { 'x-correlation-id': 'a b"<script>' } });
    expect(injected.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('has a correlation id of its own if a cache may store it', async () => {
    const headers = { 'x-correlation-id': 'trace-12345' };
    for (const path of ['/callback', '/api/site/preferences']) {
      const response = await commerce.request(path, { headers });
      expect(response.headers.get('cache-control')).toContain('public');
      expect(response.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

describe('a response', () => {
  it('names its surrogate keys and its next change', async () => {
    const { headers } = await send(`${shop}/baskets/b/shipments/me/shipping_methods`, { method: 'GET' });
    expect(headers.get('surrogate-key')).toBe('product-1 category-men');
    expect(headers.get('x-valid-until')).toBe('2026-11-30T00:00:00.000Z');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('ERROR-028 that violates the contract fails the test, and so does an undeclared fault', async () => {
    await expect(send(`${shop}/orders/1`, { method: 'GET' })).rejects.toThrow(ContractViolation);
    await expect(send(`${shop}/baskets/b/payment_methods`, { method: 'GET' })).rejects.toThrow(/OrderNotFoundException/);
  });

  it('ERROR-010 ERROR-011 with an error of products or customers has title, type and detail', async () => {
    const { status, body } = await send(`${shop}/products/4117`, { method: 'GET' });
    expect(status).toBe(404);
    expect(body).toMatchObject({ title: 'Product Not Found', type: 'ProductNotFoundException', detail: 'There is no product 4117.' });
  });

  it('has the format of content delivery for its errors', async () => {
    expect(await send('/cms/content/key/k', { method: 'GET' })).toMatchObject({
      status: 404,
      body: { error: { type: 'CONTENT_NOT_FOUND', message: 'No content.', data: { deliveryKey: 'k' } } },
    });
    expect((await send('/cms/nothing', { method: 'GET' })).body.error.type).toBe('CONTENT_NOT_FOUND');
  });

  it('for an unknown path or method is a fault', async () => {
    expect(await send('/nowhere', { method: 'GET' })).toMatchObject({ status: 404, body: { fault: { type: 'NotFoundException' } } });
    const rejected = await send(`${shop}/baskets/b`, { method: 'PUT' });
    expect(rejected).toMatchObject({ status: 405, body: { fault: { type: 'MethodNotAllowedException' } } });
    expect(rejected.headers.get('allow')).toBe('DELETE');
  });

  it('to HEAD equals GET without the body', async () => {
    const response = await app.request(`${shop}/products/4117`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([404, '']);
  });

  it('is a 500 with the correlation id only after an unexpected error', async () => {
    failWith = new Error('secret detail');
    const { status, body, headers } = await send(coupons, { body: coupon });
    expect(status).toBe(500);
    expect(body.fault).toEqual({
      type: 'InternalServerException',
      message: `Internal error ${headers.get('x-correlation-id')}`,
      arguments: {},
    });
  });

  it.each([
    Object.assign(new Error('refused'), { code: 'ECONNREFUSED', syscall: 'connect' }),
    new Error('Failed query', { cause: Object.assign(new Error('shutting down'), { code: '57P01' }) }),
    new Error('timeout exceeded when trying to connect'),
    new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]),
  ])('while the database is unavailable is a 503 with Retry-After: %s', async (error) => {
    failWith = error;
    const { status, body, headers } = await send(coupons, { body: coupon });
    expect([status, body.fault.type, headers.get('retry-after')]).toEqual([503, 'ServiceUnavailableException', '2']);
  });
});

describe('every call of the contract', () => {
  it('has a unique path and method', () => {
    const all = Object.values(endpoints).map(
      ({ operation }: Endpoint) => `${operation.method} ${operation.path.replaceAll(/\{\w+\}/g, '{}')}`,
    );
    expect(new Set(all).size).toBe(all.length);
  });
});
