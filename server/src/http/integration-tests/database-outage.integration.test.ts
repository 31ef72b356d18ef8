import { afterAll, beforeAll, expect, it } from 'vitest';
import { logInGuest } from '../testing/log-in-guest.ts';
import { type RawResponse, request, waitUntil } from '../testing/request.ts';
import { startTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
let proxy: TcpProxy;
let web: TestWeb;
beforeAll(async () => {
  const address = new URL(shop.database.url);
  proxy = await startTcpProxy({ host: address.hostname, port: Number(address.port) });
  address.port = String(proxy.port);
  web = await shop.startWeb({ DATABASE_URL: address.href });
}, 60_000);
afterAll(() => proxy.disconnect());

const cachedPaths = ['/', '/men', '/fencepost-chore-coat-4117.html'];
const api = '/mobify/proxy/ocapi/s/DTC/dw/shop/v24_5';
const get = (path: string, headers: Record<string, string> = {}) => request(web.origin, path, { headers });

function expectRetryAfter(response: RawResponse): void {
  expect(response.status).toBe(503);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(response.headers['cache-control']).toContain('no-store');
}

it('while the database is unavailable, cached pages are served and other requests get 503 with Retry-After; afterward everything recovers', async () => {
  const { accessToken, client } = await logInGuest(web.origin);
  const { basketId } = await client.createBasket();
  const before = new Map<string, RawResponse>();
  for (const path of cachedPaths) before.set(path, await get(path));

  await proxy.disconnect();
  for (const path of cachedPaths) {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.body.equals(before.get(path)!.body)).toBe(true);
  }
  expectRetryAfter(await get('/women'));
  expectRetryAfter(await get('/women.data'));
  expectRetryAfter(await get(`${api}/baskets/${basketId}`, { authorization: `Bearer ${accessToken}` }));
  expectRetryAfter(await get(`${api}/products/4117`));
  await waitUntil('/readyz says 503', async () => (await get('/readyz')).status === 503);
  expect((await get('/healthz')).status).toBe(200);

  await proxy.reconnect();
  await waitUntil('/readyz says 200', async () => (await get('/readyz')).status === 200);
  expect((await get('/women')).status).toBe(200);
  expect((await client.getBasket({ params: { basketId } })).basketId).toBe(basketId);
});

it('while the disk of the data folder is full, /readyz says so without its path, and the shop serves', async () => {
  const full = await shop.startWeb({ DISK_RESERVE_MB: '1000000000' });
  const readiness = await request(full.origin, '/readyz');
  expect(readiness.status).toBe(503);
  expect(JSON.parse(readiness.text).fault.message).toBe('The disk of the data folder is full.');
  expect(readiness.text).not.toContain(shop.folder);
  expect((await request(full.origin, '/')).status).toBe(200);
});
