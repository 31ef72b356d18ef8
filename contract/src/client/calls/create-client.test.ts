import { describe, expect, it } from 'vitest';
import { operations } from '../../operations.ts';
import { CallError } from './call-error.ts';
import { buildPath, createClient } from './create-client.ts';

interface ReceivedRequest {
  url: URL;
  method: string;
  headers: Headers;
  body: unknown;
  keepalive: boolean;
}

function buildClient(responses: (() => Response | Promise<Response>)[], overrides: Partial<Parameters<typeof createClient>[0]> = {}) {
  const requests: ReceivedRequest[] = [];
  const client = createClient({
    origin: 'http://shop.example',
    siteId: 'DTC',
    fetch: async (request) => {
      const text = await request.text();
      requests.push({
        url: new URL(request.url),
        method: request.method,
        headers: request.headers,
        body: text ? JSON.parse(text) : undefined,
        keepalive: request.keepalive,
      });
      return responses[Math.min(requests.length, responses.length) - 1]!();
    },
    ...overrides,
  });
  return { client, requests };
}
const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init);
const fault = (type: string, status: number, args = {}, headers = {}) =>
  json({ _v: '24.5', fault: { type, message: `It is ${type}.`, arguments: args } }, { status, headers });
const disconnect = () => Promise.reject(new TypeError('fetch failed'));
const basketId = '01960000-0000-7000-8000-000000000000';

describe('the contract client', () => {
  it('writes path, query and body from the contract', async () => {
    const { client, requests } = buildClient([json({})], { accessToken: async () => 'token' });
    await client.addCoupon({ params: { basketId }, query: { locale: 'en-US' }, body: { code: 'WELCOME15' } });
    expect(requests[0]).toMatchObject({ method: 'POST', body: { code: 'WELCOME15' } });
    expect(requests[0]?.url.href).toBe(
      `http://shop.example/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/baskets/${basketId}/coupons?locale=en-US`,
    );
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token');
  });

  it('encodes a path parameter so that it stays one segment', () => {
    const path = buildPath(operations.getBasket, { siteId: 'DTC', version: 'v24_5', basketId: '../../orders?x=1#y' });
    expect(path).toBe('/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5/baskets/..%2F..%2Forders%3Fx%3D1%23y');
  });

  it('ERROR-031 names all missing parameters', () => {
    expect(() => buildPath(operations.removeCoupon, { siteId: 'DTC', version: 'v24_5' })).toThrow(
      'The following parameters were missing from your resquest: basketId, couponItemId',
    );
    expect(() => buildPath(operations.getBasket, { siteId: 'DTC', version: 'v24_5' })).toThrow(
      'The following parameters were missing from your resquest: basketId',
    );
  });

  it('ERROR-029 says that parameters are required if a call has none, and sends nothing', async () => {
    const { client, requests } = buildClient([json({})]);
    const call = (client.getCustomer as (request?: object) => Promise<unknown>)();
    await expect(call).rejects.toMatchObject({ type: 'MissingParameters', message: 'Parameters are required for this request' });
    expect(requests).toEqual([]);
  });

  it('retries a read once after a lost connection, and a login call never', async () => {
    const read = buildClient([disconnect, json({ count: 0 })]);
    await read.client.searchProducts({ query: { q: 'coat' } });
    expect(read.requests).toHaveLength(2);
    const login = buildClient([disconnect, json({})]);
    await expect(login.client.startGuestSession()).rejects.toMatchObject({ status: 0, type: 'NetworkError' });
    expect(login.requests).toHaveLength(1);
  });

  it('retries a mutation with the same idempotency key', async () => {
    const { client, requests } = buildClient([disconnect, json({})]);
    await client.placeOrder({ body: { basketId, c_expectedTotal: 149 } });
    expect(requests).toHaveLength(2);
    expect(requests[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(requests[1]?.headers.get('idempotency-key')).toBe(requests[0]?.headers.get('idempotency-key'));
  });

  it('AUTH-021 renews a rejected token once and repeats the call', async () => {
    let renewed = 0;
    const { client, requests } = buildClient([fault('InvalidAccessTokenException', 401), json({ basketId })], {
      accessToken: async () => 'old',
      renewAccessToken: async () => `new ${++renewed}`,
    });
    await client.getBasket({ params: { basketId } });
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new 1']);
    const rejected = buildClient([fault('InvalidAccessTokenException', 401)], {
      accessToken: async () => 'old',
      renewAccessToken: async () => 'new',
    });
    await expect(rejected.client.getBasket({ params: { basketId } })).rejects.toMatchObject({ status: 401 });
    expect(rejected.requests).toHaveLength(2);
  });

  it('sends a wrong password once', async () => {
    let renewals = 0;
    const { client, requests } = buildClient([fault('InvalidCredentialsException', 401)], {
      accessToken: async () => 'token',
      renewAccessToken: async () => `renewed ${++renewals}`,
    });
    const attempt = client.updateCustomerPassword({
      params: { customerId: 'c' },
      body: { currentPassword: 'wrong', password: 'a new password' },
    });
    await expect(attempt).rejects.toMatchObject({ status: 401, type: 'InvalidCredentialsException' });
    expect([requests.length, renewals]).toEqual([1, 0]);
  });

  it('lets a request outlive the page if the caller asks for it', async () => {
    const { client, requests } = buildClient([json({}), json({})]);
    await client.createBasket({ keepalive: true });
    await client.createBasket();
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });

  it('throws an error with type, arguments, correlation id and retry time', async () => {
    const response = fault(
      'BasketTotalChangedException',
      409,
      { basket: { orderTotal: 1 } },
      { 'x-correlation-id': 'c1', 'retry-after': '2' },
    );
    const error = await buildClient([response])
      .client.placeOrder({ body: { basketId } })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({
      status: 409,
      type: 'BasketTotalChangedException',
      message: 'It is BasketTotalChangedException.',
      arguments: { basket: { orderTotal: 1 } },
      correlationId: 'c1',
      retryAfterSeconds: 2,
    });
  });

  it('reads the error bodies of login and content, and a body that is not JSON', async () => {
    const login = json(
      { status_code: '401', message: 'Invalid Credentials.', error: 'unauthorized', error_description: '' },
      { status: 401 },
    );
    await expect(buildClient([login], { organizationId: 'o' }).client.getJsonWebKeySet()).rejects.toMatchObject({
      type: 'unauthorized',
      message: 'Invalid Credentials.',
    });
    const content = json({ error: { type: 'CONTENT_NOT_FOUND', message: 'No.', data: {} } }, { status: 404 });
    await expect(buildClient([content]).client.getContentByKey({ params: { deliveryKey: 'x' } })).rejects.toMatchObject({
      type: 'CONTENT_NOT_FOUND',
      status: 404,
    });
    const page = () => new Response('<h1>Bad gateway</h1>', { status: 502 });
    await expect(buildClient([page]).client.getHealth()).rejects.toMatchObject({ status: 502, type: 'Error' });
  });

  it.each([undefined, { type: 'InvalidPasswordException', message: 'A fault.', arguments: { minimum: 8 } }])(
    'ERROR-010 ERROR-044 throws the detail text of an error with title, type and detail, flagged as an error',
    async (fault) => {
      const body = { title: 'Invalid Password', type: 'InvalidPasswordException', detail: 'The password is too short.', fault };
      await expect(buildClient([json(body, { status: 400 })]).client.getHealth()).rejects.toMatchObject({
        isError: true,
        status: 400,
        type: 'InvalidPasswordException',
        message: 'The password is too short.',
        arguments: fault?.arguments ?? {},
      });
    },
  );

  it('API-092 says Network error for an error response without a message and for no response', async () => {
    for (const status of [404, 500, 502]) {
      const page = () => new Response('<h1>Bad gateway</h1>', { status, statusText: 'Bad Gateway' });
      await expect(buildClient([page]).client.getHealth()).rejects.toMatchObject({ status, message: 'Network error' });
    }
    await expect(buildClient([disconnect, disconnect]).client.getHealth()).rejects.toMatchObject({ status: 0, message: 'Network error' });
  });

  it('sends PUT, PATCH and DELETE as POST with the override header if configured', async () => {
    const { client, requests } = buildClient([json({})], { overrideMethods: true });
    await client.removeCoupon({ params: { basketId, couponItemId: 'c' } });
    expect([requests[0]?.method, requests[0]?.headers.get('x-dw-http-method-override')]).toEqual(['POST', 'DELETE']);
    const plain = buildClient([json({})]);
    await plain.client.removeCoupon({ params: { basketId, couponItemId: 'c' } });
    expect(plain.requests[0]?.method).toBe('DELETE');
  });

  it('returns undefined for 204 and passes the headers of successful responses on', async () => {
    const keys: (string | null)[] = [];
    const { client } = buildClient([() => new Response(null, { status: 204, headers: { 'surrogate-key': 'product-1' } })], {
      onResponse: (headers) => keys.push(headers.get('surrogate-key')),
    });
    expect(await client.deleteBasket({ params: { basketId } })).toBeUndefined();
    expect(keys).toEqual(['product-1']);
  });

  it('passes the headers of a 404 on, and of no other error', async () => {
    const keys: (string | null)[] = [];
    const failing = (status: number) => () => new Response('{}', { status, headers: { 'surrogate-key': `content-${status}` } });
    const { client } = buildClient([failing(404), failing(400)], { onResponse: (headers) => keys.push(headers.get('surrogate-key')) });
    await expect(client.deleteBasket({ params: { basketId } })).rejects.toMatchObject({ status: 404 });
    await expect(client.deleteBasket({ params: { basketId } })).rejects.toMatchObject({ status: 400 });
    expect(keys).toEqual(['content-404']);
  });

  it('aborts when the caller aborts', async () => {
    const stop = new AbortController();
    const { client } = buildClient([() => new Promise<Response>(() => {})], {
      fetch: (request) => new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason))),
    });
    const waiting = client.searchProducts({ query: { q: 'coat' }, signal: stop.signal });
    stop.abort(new Error('typed on'));
    await expect(waiting).rejects.toThrow('typed on');
  });
});
